import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF, page after page, with white space folded. */
export async function textOf(bytes: Buffer): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') }
}
