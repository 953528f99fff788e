export type Block = { kind: 'paragraph' | 'list'; text: string; lines: string[] }

/** Plain text as paragraphs, parted by empty lines, and lists, whose lines begin with `- `. */
export function blocksOf(content: string): Block[] {
  return content.split(/\n{2,}/).flatMap((part) => {
    const blocks: Block[] = []
    for (const line of part.split('\n')) {
      const kind = line.startsWith('- ') ? 'list' : 'paragraph'
      const last = blocks.at(-1)
      const lineText = kind === 'list' ? line.slice(2) : line
      if (last?.kind === kind) {
        last.lines.push(lineText)
        last.text += `\n${lineText}`
      } else blocks.push({ kind, text: lineText, lines: [lineText] })
    }
    return blocks
  })
}
