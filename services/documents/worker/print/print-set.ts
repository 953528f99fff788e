import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { ServiceContent } from '../../src/content/library.ts'
import type { Answers } from '../../src/content/schemas/fixture.ts'
import { RENDERER_VERSION } from '../../src/domain/render/page.ts'
import type { RenderOptions } from '../../src/domain/render/render-papers.ts'
import { renderSetAndPacket } from '../../src/domain/render/render-set.ts'
import { PACKET } from '../../src/repositories/set/files.ts'
import { printPage } from './print-page.ts'

export interface PrintedFile {
  id: string
  title: string
  pages: number
  sha256: string
  pdf: Buffer
}

export interface SetToPrint {
  service: ServiceContent
  answers: Answers
  options: RenderOptions
}

/** Everything one generation consists of, in the order it is printed: the documents, then the packet. */
export function renderAll({ service, answers, options }: SetToPrint) {
  const { documents, packet } = renderSetAndPacket(service, answers, options)
  return [...documents, { id: PACKET, title: service.meta.title, html: packet }]
}

/** Prints them one after the other on one page. `tell` hears what is next, before it is printed. */
export async function printSet(
  page: Page,
  rendered: ReturnType<typeof renderAll>,
  { deadlineMs, tell }: { deadlineMs: number; tell: (done: number, title: string) => Promise<void> }
): Promise<PrintedFile[]> {
  const files: PrintedFile[] = []
  for (const { id, title, html } of rendered) {
    await tell(files.length, title)
    const { pdf, pages } = await printPage(page, html, deadlineMs)
    files.push({ id, title, pages, sha256: createHash('sha256').update(pdf).digest('hex'), pdf })
  }
  return files
}

/** Which code and which browser made a print. */
export const rendererVersion = (chromium: string): string => `${RENDERER_VERSION}/chromium-${chromium}`
