import { requestMissing, versionOf } from '@formwright/documents/domain/blank-forms'
import type { DocumentsTables } from '@formwright/documents/tables'
import { superviseBrowser } from '@formwright/documents/worker/browser/supervisor'
import { consumers } from '@formwright/documents/worker/jobs/consumers'
import { openDatabase } from '@formwright/kit/postgres/database'
import { blankFormRequested } from '@formwright/proto-events'
import { afterAll, expect, it } from 'vitest'
import { asRole, chromiumPath, testLog } from '../../support/database.ts'
import { facesIn, pdfOf } from './pdf.ts'
import { hand, keyring, library, openDocuments, will } from './support.ts'

const documents = await openDocuments({ sets: 4 })
const { post, url, db } = documents
const sandbox = process.getuid?.() !== 0
const browser = superviseBrowser({ executablePath: chromiumPath(), sandbox, pages: 1, log: testLog })
// The worker's own role, with its few rights.
const asWorker = openDatabase<DocumentsTables>(asRole(url, 'documents_worker'), testLog)
const [, , blankForms] = consumers({ browser, library, keyring, deadlineMs: 20_000 }, 1)
await browser.start()
afterAll(async () => {
  await browser.stop()
  await asWorker.destroy()
})

const ask = (changes: object = {}) =>
  post('/api/documents/generate-template', {
    service_id: will.meta.id,
    service_title: will.meta.title,
    service_category: will.meta.category,
    template_type: 'basic',
    ...changes
  })
const wanted = library.services.map((service) => ({
  service_id: service.meta.id,
  state: '',
  version: versionOf(service)
}))
const waiting = async () =>
  (await db.selectFrom('blank_forms').selectAll().where('status', '=', 'queued').orderBy('requested_at').execute()).map(
    ({ id }) => id
  )
const timesAsked = async (id: string | undefined) =>
  (await documents.facts('blank-form.requested')).filter(({ data }) => data['blank_form_id'] === id).length
const print = (id: string, options = {}) =>
  hand(asWorker, blankForms as never, blankFormRequested, { blank_form_id: id }, options)
const printAll = async () => {
  for (const id of await waiting()) await print(id)
}

it('makes the general form of a service ahead, and serves it from the store under the name of the site', async () => {
  await requestMissing(db, [{ service_id: will.meta.id, state: '', version: versionOf(will) }])
  const early = await ask()
  expect([early.statusCode, early.headers['retry-after'], early.json().code]).toEqual([503, '3', 'not-ready'])
  await printAll()
  const answer = await ask({ service_title: 'evil.exe"\r\n' })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="simple_will_template.pdf"',
    'cache-control': 'no-store'
  })
  const form = await pdfOf(answer.rawPayload)
  expect(form.info).toMatchObject({ Title: 'Simple Will', Producer: 'Formwright' })
  expect(form.text).toContain('General form')
  expect(form.text).toContain('Blank form')
  expect(form.text).toMatch(/_{20}/)
  expect(form.text).not.toMatch(/DRAFT|undefined|null/)
  expect([form.tagged, form.language]).toEqual([true, 'en-US'])
})

it('makes a stored form anew that was printed before each print was checked', async () => {
  const key = { service_id: will.meta.id, state: '', version: versionOf(will) }
  const unchecked = key.version.replace(/\/\d+$/, '/1')
  await db.updateTable('blank_forms').set({ version: unchecked }).where('state', '=', '').execute()
  await requestMissing(db, [key])
  expect(await waiting()).toHaveLength(1)
  await printAll()
  expect(facesIn((await ask()).rawPayload)).toEqual(
    expect.arrayContaining(['SourceSerif4-Italic', 'SourceSerif4-Regular', 'SourceSerif4-SemiBold'])
  )
})

it('makes the form of a state when it is first asked for, once however many ask', async () => {
  const early = await Promise.all([ask({ state: 'LA' }), ask({ state: 'LA' }), ask({ state: 'LA' })])
  expect(early.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  const [id, ...others] = await waiting()
  expect([typeof id, others]).toEqual(['string', []])
  expect(await timesAsked(id)).toBe(1)
  await Promise.all([print(id ?? ''), print(id ?? '')])
  expect((await pdfOf((await ask({ state: 'LA' })).rawPayload)).text).toContain('Louisiana')
})

it('takes the forms one small step after the other, so that nobody waits for a form behind a shelf of them', async () => {
  for (let look = 0; look < 5; look++) await requestMissing(db, wanted)
  expect((await waiting()).length).toBeLessThanOrEqual(2)
})

it('makes a form again when its text has changed, and no form that exists', async () => {
  await db.deleteFrom('blank_forms').where('status', '=', 'queued').execute()
  const key = { service_id: will.meta.id, state: '', version: versionOf(will) }
  await requestMissing(db, [key])
  expect(await waiting()).toEqual([])
  await requestMissing(db, [{ ...key, version: 'the next text' }])
  const [id] = await waiting()
  await expect(print(id ?? '')).rejects.toThrow('another version')
  expect((await ask()).statusCode).toBe(200)
})

it('gives a form up that cannot be made, and tries again after a while', async () => {
  const key = { service_id: will.meta.id, state: 'NV', version: versionOf(will) }
  await requestMissing(db, [key])
  const [id] = (await db.selectFrom('blank_forms').select('id').where('state', '=', 'NV').execute()).map(
    (row) => row.id
  )
  await print(id ?? '', { deliveries: 11 })
  expect(await waiting()).not.toContain(id)
  await requestMissing(db, [key])
  expect(await timesAsked(id)).toBe(1)
  await db
    .updateTable('blank_forms')
    .set({ requested_at: new Date(0) })
    .execute()
  await requestMissing(db, [key])
  expect(await timesAsked(id)).toBe(2)
})

it.each([
  { service_id: 999_999 },
  { template_type: 'golden' },
  { state: 'ZZ' },
  { state: 'Texas' },
  { service_id: '1' },
  { extra: 1 }
])('refuses %j', async (changes) => {
  expect((await ask(changes)).statusCode).toBe(422)
})

it('lets one address ask for a few forms that are not made yet, and for made ones without end', async () => {
  const statuses: number[] = []
  for (const state of ['TX', 'NY', 'OH', 'MI', 'WA']) statuses.push((await ask({ state })).statusCode)
  expect(statuses).toContain(429)
  expect((await ask()).statusCode).toBe(200)
})
