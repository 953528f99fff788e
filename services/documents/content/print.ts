import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixtures, loadService } from '../src/content/library.ts'
import { documentFaces, fontCss } from '../src/domain/render/fonts.ts'
import { renderBlank } from '../src/domain/render/render-blank.ts'
import { renderPacket } from '../src/domain/render/render-packet.ts'
import { renderSet } from '../src/domain/render/render-set.ts'
import { launchChromium, openPage } from '../worker/browser/launch.ts'
import { printPage } from '../worker/print/print-page.ts'

const DEADLINE_MS = 60_000

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
const browser = await launchChromium({ executablePath, sandbox: process.getuid?.() !== 0 })
const { page } = await openPage(browser)
const fonts = fontCss(documentFaces())
mkdirSync(folder, { recursive: true })
for (const { id, html } of pages) {
  writeFileSync(join(folder, `${id}.html`), html.replace('<style>', `<style>${fonts}\n`))
  writeFileSync(join(folder, `${id}.pdf`), (await printPage(page, html, DEADLINE_MS)).pdf)
}
await browser.close()
console.log(`${pages.length} files in ${folder}`)
