import type { Page } from 'playwright-core'
import { FAMILY } from '../../src/domain/render/fonts.ts'
import { printPage } from './print-page.ts'

/** Something in every cut and subset, and a second page. */
const SAMPLE = `<!doctype html><html lang="en-US"><head><title>Trial</title></head>
<body style="font-family: '${FAMILY}'">
<p>The quick brown fox jumps over the lazy dog. 1234567890 Νίκος Анна Қазақова</p>
<p style="font-style: italic">Mikołaj Dvořák and Nguyễn Thị Hạnh witness the same: Νίκος Γεωργίου, Анна Қазақова.</p>
<p style="font-weight: 600; break-before: page">Mikołaj Dvořák and Nguyễn Thị Hạnh, Νίκος Γεωργίου, Анна Қазақова, Article II</p>
</body></html>`

/**
 * What a browser does before it serves: prints a sample that is read back like any document. A Chromium that writes its
 * prints in a way we cannot read would have each of them refused, so it counts as one that does not start.
 */
export const printTrial = (page: Page): Promise<unknown> => printPage(page, SAMPLE, 20_000)
