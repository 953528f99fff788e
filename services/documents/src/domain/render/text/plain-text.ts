const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x60;': '`',
  '&#x3D;': '=',
  '&nbsp;': ' '
}

/** What our own rendered HTML reads as, for running titles and mails. Not for HTML of unknown origin. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#x27|#x60|#x3D);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** A CSS string literal; every sign that could end it, or the style element around it, travels as a code. */
export function cssString(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} .,:_-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
}
