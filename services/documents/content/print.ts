import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { loadFixtures, loadService } from '../src/content/library.ts'
import { renderBlank } from '../src/domain/render/render-blank.ts'
import { renderPacket } from '../src/domain/render/render-packet.ts'
import { renderSet } from '../src/domain/render/render-set.ts'

const [slug = '', fixture = '', folder = 'out', kind = 'final'] = process.argv.slice(2)
const answers = slug === '' ? undefined : fixture === 'blank' ? {} : loadFixtures(slug)[fixture]?.answers
if (answers === undefined) {
  console.error('node services/documents/content/print.ts <slug> <fixture|blank> [folder] [final|draft]')
  process.exit(1)
}

const service = loadService(slug)
const options = { kind: kind === 'draft' ? 'draft' : 'final', generationId: 'sample', issuedOn: new Date() } as const
const pages =
  fixture === 'blank'
    ? [{ id: 'blank', html: renderBlank(service) }]
    : [
        { id: 'packet', html: renderPacket(service, answers, options) },
        ...renderSet(service, answers, options).map(({ id, html }) => ({ id, html }))
      ]

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
const page = await browser.newPage({ javaScriptEnabled: false })
mkdirSync(folder, { recursive: true })
for (const { id, html } of pages) {
  await page.setContent(html)
  writeFileSync(join(folder, `${id}.html`), html)
  await page.pdf({
    path: join(folder, `${id}.pdf`),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true
  })
}
await browser.close()
console.log(`${pages.length} files in ${folder}`)
