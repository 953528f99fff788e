import { storeSet } from '@formwright/documents/worker/jobs/store-set'
import { ownerOf } from '@formwright/kit/identity/owner'
import { sql } from 'kysely'
import { type Documents, keyring, newOrderId, newUserId, will, willAnswers } from './support.ts'

const madeWith = { rendered_template_hash: 't', facts_version: 'f', renderer_version: 'r', template_version: '1.2.0' }

const printed = (id: string, title: string, sha256: string) => ({
  id,
  title,
  pages: 2,
  sha256,
  pdf: Buffer.from(`%PDF ${id}`)
})

/** Sets of a simple will, paid, and stored as a worker would. */
export function setsOf({ db, pay, post }: Documents) {
  return {
    /** What a worker does once everything is printed. */
    store: (id: string, listed: { id: string; title: string }[], sha256 = 'a'.repeat(64)) =>
      db.transaction().execute(async (trx) => {
        const documents = listed.map((document) => printed(document.id, document.title, sha256))
        const files = [...documents, printed('packet', 'Simple Will', sha256)]
        await storeSet(trx, keyring, id, { files, madeWith })
      }),
    async orderSet(user = newUserId(), order = newOrderId()) {
      await pay(order, ownerOf(user))
      const body = { user_id: user, service_id: will.meta.id, answers: willAnswers }
      const asked = (await post('/api/generate-document', body)).json()
      return { user, order, ...asked } as {
        user: string
        order: string
        generation_id: string
        draft_id: string
        documents: { id: string; title: string }[]
      }
    },
    /** As if thirty days had passed. */
    close: async (id: string) =>
      void (await db
        .updateTable('generations')
        .set({ expires_at: sql<Date>`now() - interval '1 second'` })
        .where('id', '=', id)
        .execute())
  }
}
