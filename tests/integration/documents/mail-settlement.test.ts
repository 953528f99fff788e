import { settlementConsumers } from '@formwright/kit/facts/consumer'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { documentGenerated, mailFailed } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { hand, openDocuments, will } from './support.ts'

const { db } = await openDocuments()
const onMailFailed = settlementConsumers('documents').find(({ event }) => event === mailFailed) as never

it('no longer asks for the mail of a set once that was given up, and goes on asking for the others', async () => {
  for (const generation_id of ['gen_refused', 'gen_waiting', 'gen_receipt']) {
    const fact = {
      generation_id,
      order_id: 'ord_1',
      kind: 'final' as const,
      notify: true,
      service_id: will.meta.id,
      service_title: will.meta.title,
      email: 'ada@example.com',
      documents: []
    }
    await db.transaction().execute((trx) => appendToOutbox(trx, documentGenerated, fact))
  }
  await hand(db, onMailFailed, mailFailed, { kind: 'documents', subject_id: 'gen_refused' })
  await hand(db, onMailFailed, mailFailed, { kind: 'receipt', subject_id: 'gen_receipt' })
  const rows = await db.selectFrom('outbox').select(['settle_key', 'settled_at']).orderBy('seq').execute()
  expect(rows).toEqual([
    { settle_key: 'gen_refused', settled_at: expect.any(Date) },
    { settle_key: 'gen_waiting', settled_at: null },
    { settle_key: 'gen_receipt', settled_at: null }
  ])
})
