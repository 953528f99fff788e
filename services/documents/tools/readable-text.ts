import { plainText } from '../src/domain/render/text/plain-text.ts'

/** A page of ours as text, one line a paragraph, heading or cell row. */
export function readableText(html: string): string {
  const [, main = html] = html.split('<main>')
  const lines = main
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:td|th)>/g, '\t')
    .split(/<\/(?:p|h[1-6]|li|tr|div|section|article|caption)>|<br>/)
    .map(plainText)
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}
