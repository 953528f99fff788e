import { getDocumentProxy } from 'unpdf'

/** What a reader sees of a PDF, and what a program does. */
export async function pdfOf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes)
  const pdf = await getDocumentProxy(new Uint8Array(raw))
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await pdf.getMetadata()
  const marked = (await pdf.getMarkInfo()) as { Marked?: boolean } | null
  const bookmarks = ((await pdf.getOutline()) ?? []).map(({ title }) => title)
  const language = /\/Lang \(([^)]*)\)/.exec(raw.toString('latin1'))?.[1]
  const { numPages: pages } = pdf
  await pdf.loadingTask.destroy()
  return {
    pages,
    texts,
    text: texts.join('\n'),
    info: info as Record<string, unknown>,
    tagged: marked?.Marked,
    bookmarks,
    language
  }
}

/** The fonts embedded in a PDF of ours by name, one entry for each face, sorted. */
export function facesIn(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1')
  return [...source.matchAll(/\/Type \/FontDescriptor\s*\/FontName \/[A-Z]{6}\+(\S+)/g)]
    .map(([, name = '']) => name)
    .sort()
}
