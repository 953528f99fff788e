import { createServer } from 'node:http'
import { printQueue } from '@formwright/documents/repositories/set/print-queue'
import type { DocumentsTables } from '@formwright/documents/tables'
import { superviseBrowser } from '@formwright/documents/worker/browser/supervisor'
import { consumers } from '@formwright/documents/worker/jobs/consumers'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { replayOnce } from '@formwright/kit/facts/replay'
import { ownerOf } from '@formwright/kit/identity/owner'
import { openDatabase } from '@formwright/kit/postgres/database'
import { documentRequested, entitlementGranted, previewRequested } from '@formwright/proto-events'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { asRole, chromiumPath, testLog } from '../../support/database.ts'
import { facesIn, pdfOf } from './pdf.ts'
import { hand, keyring, library, newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments()
const { get, post, pay, url, db } = documents
const service_id = will.meta.id
const browser = superviseBrowser({
  executablePath: chromiumPath(),
  sandbox: process.getuid?.() !== 0,
  pages: 2,
  log: testLog
})
// The worker's own role, with its few rights.
const asWorker = openDatabase<DocumentsTables>(asRole(url, 'documents_worker'), testLog)
const [paid, previews] = consumers({ browser, library, keyring, deadlineMs: 20_000 }, 2)
await browser.start()
afterAll(async () => {
  await browser.stop()
  await asWorker.destroy()
})

async function ask(answers: object, isPaid: boolean) {
  const [user, order] = [newUserId(), newOrderId()]
  if (isPaid) await pay(order, ownerOf(user))
  const asked = (await post('/api/generate-document', { user_id: user, service_id, answers })).json()
  return { id: asked.generation_id as string, order, user }
}

const print = (id: string, order: string, options = {}) =>
  hand(asWorker, paid as never, documentRequested, { generation_id: id, order_id: order }, options)
const packetOf = async (id: string) => pdfOf((await get(`/api/download/${id}`)).rawPayload)

it('prints a paid set under its own role, seals it, and says so once however often it is told', async () => {
  const { id, order } = await ask(willAnswers, true)
  const event = { id: 'the-same-event' }
  await print(id, order, event)
  await print(id, order, event)
  const told = (await get(`/api/documents/${id}`)).json()
  expect(told).toMatchObject({ status: 'ready', kind: 'final' })
  const packet = await packetOf(id)
  expect(packet.text).toContain(String(willAnswers['full_name']))
  expect(packet.text).not.toContain('DRAFT')
  expect(packet.pages).toBe(told.packet.pages)
  expect(packet.info).toMatchObject({ Title: 'Simple Will', Creator: 'Formwright', Producer: 'Formwright' })
  expect(packet).toMatchObject({ tagged: true, language: 'en-US' })
  expect(packet.bookmarks.length).toBeGreaterThanOrEqual(3)
  const facts = (await documents.facts('document.generated')).filter(({ data }) => data['order_id'] === order)
  expect(facts).toHaveLength(1)
  const row = await db.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.renderer_version).toMatch(/chromium-\d+/)
  expect(row.rendered_template_hash).toBe(will.templateHash)
})

it('lets the worker tell what became of a job and nothing else, and read no other fact', async () => {
  await ask(willAnswers, true)
  const forged = asWorker.transaction().execute((trx) => appendToOutbox(trx, entitlementGranted, { order_id: 'o' }))
  await expect(forged).rejects.toThrow('row-level security')
  const seen = await asWorker.selectFrom('outbox').select('type').distinct().execute()
  expect(seen).toEqual([{ type: 'document.generated' }])
  expect(await documents.facts('entitlement.granted')).not.toEqual([])
})

it('prints a set again on a new page when its page lost its faces, and stores nothing while that goes on', async () => {
  const pages = new Set<Page>()
  const losing = (times: number): typeof browser => ({
    ...browser,
    run: (work, signal, which) =>
      browser.run(
        async (page, version) => {
          if (pages.size < times) await page.evaluate('document.fonts.clear()')
          pages.add(page)
          return work(page, version)
        },
        signal,
        which
      )
  })
  const printLosing = (times: number, { id, order }: { id: string; order: string }) => {
    const [consumer] = consumers({ browser: losing(times), library, keyring, deadlineMs: 20_000 }, 2)
    return hand(asWorker, consumer as never, documentRequested, { generation_id: id, order_id: order })
  }
  const set = await ask(willAnswers, true)
  await expect(printLosing(3, set)).rejects.toThrow('The page lost its faces')
  expect(pages.size).toBe(3)
  expect((await get(`/api/documents/${set.id}`)).json().status).not.toBe('ready')
  const stored = await db
    .selectFrom('generation_documents')
    .select('sha256')
    .where('generation_id', '=', set.id)
    .execute()
  expect(stored).toEqual([])
  pages.clear()
  await printLosing(1, set)
  expect(pages.size).toBe(2)
  expect(facesIn((await get(`/api/download/${set.id}`)).rawPayload)).toEqual(
    expect.arrayContaining(['SourceSerif4-Italic', 'SourceSerif4-Regular', 'SourceSerif4-SemiBold'])
  )
})

it('marks every page of a preview as a draft', async () => {
  const { id } = await ask(willAnswers, false)
  await hand(asWorker, previews as never, previewRequested, { generation_id: id })
  const { text, pages } = await packetOf(id)
  expect(text.match(/DRAFT/g)?.length).toBeGreaterThanOrEqual(pages)
})

it('passes over a preview that a newer one replaced', async () => {
  await hand(asWorker, previews as never, previewRequested, { generation_id: 'AAAAAAAAAAAAAAAAAAAAAA' })
})

it('prints hostile answers as text and calls nobody', async () => {
  const calls: string[] = []
  const canary = createServer((request, response) => {
    calls.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const { port } = canary.address() as { port: number }
  const hostile = `<iframe src=file:///etc/passwd> {{constructor}} <script>1</script> <img src=http://127.0.0.1:${port}/a>`
  const { id, order } = await ask({ ...willAnswers, papers_place: hostile }, true)
  await print(id, order)
  const { text } = await packetOf(id)
  const seen = text.replace(/\s+/g, '')
  for (const part of ['<iframesrc=file:///etc/passwd>', '{{constructor}}', '<script>1</script>'])
    expect(seen).toContain(part)
  expect(text).not.toContain('root:x:0')
  // The same, past our templates and straight into a page.
  const raw = `<link rel=prefetch href=http://127.0.0.1:${port}/b><meta http-equiv=refresh content="0;url=http://127.0.0.1:${port}/c">
    <img src=http://127.0.0.1:${port}/d><iframe src=http://127.0.0.1:${port}/e></iframe><script>fetch('http://127.0.0.1:${port}/f')</script>`
  await browser.run(async (page) => {
    await page.setContent(raw, { timeout: 3_000 }).catch(() => undefined)
    await page.waitForTimeout(500)
  })
  expect(calls).toEqual([])
  canary.closeAllConnections()
  await new Promise((resolve) => canary.close(resolve))
})

it('sets the status to failed and says so when the last attempt is over', async () => {
  const { id, order, user } = await ask(willAnswers, true)
  await print(id, order, { deliveries: 11 })
  expect((await get(`/api/documents/${id}`)).json()).toMatchObject({ status: 'failed' })
  expect((await get(`/api/download/${id}`)).json()).toMatchObject({ code: 'failed' })
  const failed = (await documents.facts('document.failed')).map(({ data }) => data)
  expect(failed).toContainEqual({ generation_id: id, order_id: order, kind: 'final' })
  const again = await post('/api/generate-document', { user_id: user, service_id, answers: willAnswers })
  expect(again.json()).toMatchObject({ generation_id: id, status: 'queued' })
  await print(id, order)
  expect((await get(`/api/documents/${id}`)).json()).toMatchObject({ status: 'ready' })
})

it('prints a set that was given up once staff ask for it again, and settles what was asked', async () => {
  const { id, order } = await ask(willAnswers, true)
  const before = await printQueue(db)
  expect(before.final.queued).toBeGreaterThan(0)
  expect(before.final.oldest_seconds).toEqual(expect.any(Number))
  await print(id, order, { deliveries: 11 })
  expect((await get(`/api/documents/${id}`)).json()).toMatchObject({ status: 'failed' })
  await db
    .updateTable('dead_letters')
    .set({ replay_requested_at: new Date() })
    .where('payload', 'like', `%${id}%`)
    .execute()
  const { signal } = new AbortController()
  await replayOnce(asWorker as never, [paid as never], { log: testLog, signal })
  expect((await get(`/api/documents/${id}`)).json()).toMatchObject({ status: 'ready' })
  const letter = await db.selectFrom('dead_letters').selectAll().where('payload', 'like', `%${id}%`).execute()
  expect(letter).toMatchObject([{ consumer: 'documents-worker-document-requested', replayed_at: expect.any(Date) }])
  const made = (await documents.facts('document.generated')).filter(({ data }) => data['generation_id'] === id)
  expect(made).toMatchObject([{ data: { notify: true } }])
})
