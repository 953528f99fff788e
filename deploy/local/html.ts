/** Markup that is already safe to print. */
export type Html = { markup: string }

/** Builds markup; every value put in is escaped unless it is markup itself or a list of it. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return { markup: strings.reduce((text, part, index) => `${text}${print(values[index - 1])}${part}`) }
}

/** Text made harmless inside elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function print(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(print).join('')
  if (typeof value === 'object' && 'markup' in value) return String(value.markup)
  return escapeHtml(String(value))
}
