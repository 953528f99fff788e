import Handlebars, { type HelperOptions } from 'handlebars'
import type { Entry, Scope } from '../scope.ts'

export type Helper = (this: unknown, ...parameters: unknown[]) => unknown

/** The named values of a helper call, `{{answer "id" blank="short"}}`. */
export type Named = Readonly<Record<string, unknown>>

export interface Frame {
  readonly scope: Scope
  /** Prints a text of the content folder in the same scope. */
  readonly print: (source: string) => string
  readonly entry?: Entry
  readonly number?: number
}

/** Where the call stands: the document being rendered and, inside `each-entry`, the entry. */
export function frameOf(options: HelperOptions): Frame {
  return options.data as Frame
}

/** The body of a block, with more in sight. */
export function body(options: HelperOptions, context: unknown, more: Partial<Frame> = {}): string {
  return options.fn(context, { data: { ...Handlebars.createFrame(options.data), ...more } })
}

/** Marks text as finished HTML. Only for what the caller has escaped itself. */
export const html = (text: string): Handlebars.SafeString => new Handlebars.SafeString(text)

export const escapeHtml = (text: string): string => Handlebars.escapeExpression(text)

/** Either side of a two-sided block. */
export function branch(isTrue: boolean, options: HelperOptions, context: unknown): string {
  return isTrue ? options.fn(context) : options.inverse(context)
}

/** Compares by `is="…"` or `in="a|b"`; `undefined` when the call names neither. */
export function compare(value: unknown, { is, in: any }: Named): boolean | undefined {
  if (is !== undefined) return String(value) === String(is)
  return any === undefined ? undefined : String(any).split('|').includes(String(value))
}
