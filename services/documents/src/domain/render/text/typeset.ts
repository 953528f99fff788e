/** Longer words are broken where a column is narrower; up to this length four columns fit on a page. */
const LONGEST_WORD = 20
/** About five lines: less cannot leave three lines on one page and three on the next. */
const SHORTEST_SPLIT = 460
const A_LINE = 85

/** What a stylesheet cannot say of a paper, said in classes: which words and paragraphs may be broken, and where. */
export function typeset(main: string): string {
  return main
    .replace(/(?<=>)[^<]+/g, (text) => text.replace(/§ (?=\w)/g, '§&nbsp;').replace(/\S+/g, markWord))
    .replace(/<p\b[^>]*>(?=(.*?)<\/p>)/gs, (tag, text: string) => (isLong(text) ? markParagraph(tag) : tag))
    .replace(/<li\b[^>]*>/g, '$&<div role="group">')
    .replaceAll('</li>', '</div></li>')
    .replaceAll('☐', '<span class="box" role="img" aria-label="Box to tick"></span>')
}

/**
 * A browser goes on in the next line after a hyphen, in numbers and names of forms too, and between the parts of § 501(a)(6). Spaces that do not break are the author's wish, and
 * a line to fill in has a class of its own. A section's sign stays with its number.
 */
function markWord(word: string): string {
  if (word.includes('__')) return word
  const pieces = word.split(/&nbsp;/).map((piece) => piece.replace(/&#?\w+;/g, '.').length)
  if (Math.max(...pieces) > LONGEST_WORD) return `<span class="long">${word}</span>`
  return /\w-\d|\)\(|\be-mail/i.test(word) ? `<span class="whole">${word}</span>` : word
}

function isLong(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '')
  const breaks = html.match(/<br>/g)?.length ?? 0
  return text.length + breaks * A_LINE > SHORTEST_SPLIT
}

const markParagraph = (tag: string): string =>
  tag.includes('class="') ? tag.replace('class="', 'class="splits ') : tag.replace('>', ' class="splits">')
