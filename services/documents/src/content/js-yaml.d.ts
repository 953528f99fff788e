declare module 'js-yaml' {
  export class YAMLException extends Error {
    readonly reason: string
    /** Where the text is broken, counted from 0. */
    readonly mark?: { readonly line: number; readonly column: number }
  }
  /** YAML 1.2 without dates: `2026-11-22` stays text, as do Yes and No. */
  export const CORE_SCHEMA: unique symbol
  export function load(text: string, options: { schema: typeof CORE_SCHEMA }): unknown
}
