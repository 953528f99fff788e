/** `M&A Letter` → `m_a_letter_template.pdf`: lower case, each sign that is no letter or figure an underscore. */
export function fileNameOf(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]/g, '_')}_template.pdf`
}
