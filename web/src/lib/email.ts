/** The specification's simple pattern: text, at sign, text, dot, text. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
}
