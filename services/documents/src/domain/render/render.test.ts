import { expect, it } from 'vitest'
import { loadFixtures, loadService } from '../../content/library.ts'
import { filingKitText } from './filing-steps.ts'
import { documentFaces, livePreviewFont } from './fonts.ts'
import { renderBlankForm } from './render-blank-form.ts'
import { livePreviewCss, renderLivePreview } from './render-live-preview.ts'
import { renderPacket } from './render-packet.ts'
import { documentList, renderSet } from './render-set.ts'
import { openScope } from './scope.ts'
import { renderText } from './templates.ts'

const service = loadService('simple-will')
const fixture = (name: string) => loadFixtures('simple-will')[name]?.answers ?? {}
const texas = fixture('texas-single')
const options = {
  kind: 'final',
  generationId: 'secret-generation-id',
  issuedOn: new Date('2026-11-21T12:00:00Z')
} as const
const hostile = '<script>alert(1)</script>{{constructor}}{{{x}}} " onload=x \u202Eevil'

it('marks each answer with its question, entries with list, place and field', () => {
  const [will] = renderSet(service, texas, options)
  expect(will?.html).toContain('<span data-q="full_name">Ada Marie Núñez</span>')
  expect(will?.html).toContain('<span data-q="people" data-entry="1" data-field="person_share">30%</span>')
})

it('prints hostile text as text, in the body, the title and the margin boxes', () => {
  const [will] = renderSet(service, { ...texas, full_name: hostile }, options)
  expect(will?.html).not.toContain('<script')
  expect(will?.html).not.toContain('\u202E')
  expect(will?.html).toContain('{{constructor}}{{{x}}}')
  expect(will?.html.match(/<\/style>/g)).toHaveLength(1)
})

it('never gives away the id that opens the download', () => {
  expect(renderPacket(service, texas, options)).not.toContain('secret-generation-id')
})

it('marks drafts on every page and final papers on none', () => {
  expect(renderPacket(service, texas, { ...options, kind: 'preview' })).toContain(
    'class="watermark" aria-hidden="true"'
  )
  expect(renderPacket(service, texas, options)).not.toContain('class="watermark"')
})

it('renders an empty draft with blank lines', () => {
  const [will] = renderSet(service, {}, { ...options, kind: 'preview' })
  expect(will?.html).toContain('<span class="blank" data-q="full_name">______')
})

it('chooses the documents and their titles by state', () => {
  const titles = (state: string) =>
    documentList(service, { ...texas, state }, new Date('2026-11-21')).map(({ title }) => title)
  expect(titles('OH')).toEqual(['Last Will and Testament', 'Signing Instructions', 'Letter to the Executor'])
  expect(titles('CA')).toContain('Self-Proving Declaration')
  expect(titles('LA')).not.toContain('Self-Proving Affidavit')
  expect(titles('FL')).toContain('Letter to the Personal Representative')
})

it('prints the safe form and a note where the research is unsure', () => {
  const [, affidavit] = renderSet(service, { ...texas, state: 'MD' }, options)
  expect(affidavit?.title).toBe('Affidavit of Attesting Witnesses')
  expect(affidavit?.html).toContain('as of November 2026; confirm with the Orphans')
})

it('puts the notice on the cover and not into the instrument', () => {
  const [will] = renderSet(service, texas, options)
  expect(will?.html).not.toContain('not a law firm')
  expect(renderPacket(service, texas, options)).toContain('Formwright is not a law firm')
})

it('says that papers were made from answers, and never of a blank form', () => {
  expect(renderPacket(service, texas, options)).toContain('prepared from your own answers')
  const blank = renderBlankForm(service, 'TX')
  expect(blank).toContain('This is a blank form')
  expect(blank).not.toContain('prepared from your own answers')
})

it('says on every cover, of papers, previews and blank forms, that it is no substitute for an attorney', () => {
  const sentence = 'The products of Formwright are not a substitute for the advice of an attorney.'
  const packets = [
    renderPacket(service, texas, options),
    renderPacket(service, texas, { ...options, kind: 'preview' }),
    renderBlankForm(service, 'TX'),
    renderBlankForm(service)
  ]
  for (const packet of packets) expect(packet).toContain(`<p class="attorney-notice">${sentence}</p>`)
  expect(renderSet(service, texas, options).filter(({ html }) => html.includes(sentence))).toEqual([])
})

it('has the fonts of every cut and subset, once', () => {
  const faces = documentFaces()
  expect(new Set(faces.map(({ source }) => source)).size).toBe(18)
  for (const { source } of faces) expect(source).toMatch(/^url\(data:font\/woff2;base64,d09GMg/)
  expect(renderPacket(service, texas, options)).not.toContain('@font-face')
  expect(livePreviewFont('source-serif-4-latin-400-normal.woff2')?.subarray(0, 4).toString()).toBe('wOF2')
  expect(livePreviewFont('../LICENSE')).toBeUndefined()
})

it('previews one document without scripts, inline styles or network addresses of others', () => {
  const html = renderLivePreview(service, texas, 'last-will') ?? ''
  expect(html).toContain('<link rel="stylesheet" href="/api/questionnaire/preview.css">')
  expect(html).not.toMatch(/<script|<style|style=|https?:/)
  expect(livePreviewCss()).toContain('url(/api/questionnaire/fonts/source-serif-4-latin-400-normal.woff2)')
})

it('knows a document that is not in the set from one that does not exist', () => {
  expect(renderLivePreview(service, { state: 'OH' }, 'self-proving-affidavit')).toContain(
    'do not call for this document'
  )
  expect(renderLivePreview(service, texas, 'no-such-document')).toBeUndefined()
})

it('renders a blank form for one state and in general', () => {
  expect(renderBlankForm(service, 'LA')).toContain('Parish of')
  expect(renderBlankForm(service)).toContain('General form')
})

it('tells the filing kit as plain text for the mail', () => {
  const steps = filingKitText(service, texas, new Date('2026-11-21'))
  expect(steps.map(({ title }) => title)).toContain('Swear the affidavit before a notary')
  expect(JSON.stringify(steps)).not.toMatch(/<|&amp;|&#/)
})

it('lets a name that ends with a full stop end the sentence', () => {
  const answers = { ...fixture('new-york-widow') }
  expect(renderSet(service, answers, options)[0]?.html).not.toContain('Inc.</span>.')
})

it('makes a note after a whole sentence a sentence of its own', () => {
  const scope = openScope({ service, answers: texas, kind: 'final', issuedOn: new Date('2026-11-21') })
  const print = (source: string) => renderText(service, source, scope)
  const own = '(As of November 2026; confirm with a lawyer.)'
  expect(print('It ends (§ 1). {{as-of with="a lawyer"}}')).toBe(`It ends (§ 1). ${own}`)
  expect(print('<b>It ends.</b> {{as-of with="a lawyer"}}. Pay nothing.')).toBe(`<b>It ends.</b> ${own} Pay nothing.`)
  expect(print('Six years {{as-of with="a lawyer"}}.')).toBe('Six years (as of November 2026; confirm with a lawyer).')
  expect(print('It is § 2 et seq. {{as-of with="a lawyer"}}. It helps.')).toContain(
    'seq. (as of November 2026; confirm'
  )
  expect(print('At 5 p.m. {{as-of with="a lawyer"}}, sharp')).toContain('p.m. (as of November 2026; confirm with')
})

it('names no state on what is filed with a federal office', () => {
  const patent = loadService('provisional-patent-application')
  const answers = loadFixtures('provisional-patent-application')['or-valve']?.answers ?? {}
  const packet = renderPacket(patent, answers, options)
  expect(packet).toContain('What to do with your Provisional Patent Application papers, step by step.')
  expect(packet).toContain('Federal filing<br>')
  expect(packet).not.toContain('said here about Oregon')
  expect(renderPacket(service, texas, options)).toContain('papers in Texas, step by step.')
})

it('counts the days of the mailed steps from the day of the set, as its papers do', () => {
  const debt = loadService('debt-validation-letter')
  const answers = loadFixtures('debt-validation-letter')['alabama-wrong-amount']?.answers ?? {}
  const told = (day: string) => JSON.stringify(filingKitText(debt, answers, new Date(`${day}T18:00:00Z`)))
  expect(told('2026-11-21')).toContain('Sent in that time')
  expect(told('2027-01-21')).toContain('The 30 days after the notice have passed')
})
