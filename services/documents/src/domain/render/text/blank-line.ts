/** How long a line to fill in by hand is. */
export type BlankLength = 'short' | 'medium' | 'long'

const widths: Readonly<Record<BlankLength, number>> = { short: 10, medium: 22, long: 44 }

/** Underscores, so that the line is also there in copied text and for a screen reader. */
export function blankLine(length: unknown = 'medium'): string {
  if (typeof length !== 'string' || !Object.hasOwn(widths, length)) throw new Error(`a blank is short, medium or long`)
  return '_'.repeat(widths[length as BlankLength])
}
