import { defineConsumer } from '@formwright/kit/facts/consumer'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { accountDeleted, documentErased } from '@formwright/proto-events'
import { eraseAccount } from '../domain/owner/erase-account.ts'
import type { DocumentsTables } from '../tables.ts'

/** Ids in one fact, so that it stays small. */
const AT_ONCE = 300

/** Erases what an account had and tells the others what that was. An account that had nothing is answered too. */
export const onAccountDeleted = defineConsumer<DocumentsTables>()({
  reader: 'documents',
  event: accountDeleted,

  async handle({ data: { account_id } }, { trx }) {
    const { owners, generationIds, resumeIds } = await eraseAccount(trx, account_id)
    for (
      let from = 0;
      from === 0 || from < Math.max(owners.length, generationIds.length, resumeIds.length);
      from += AT_ONCE
    ) {
      const part = <Id>(ids: Id[]) => ids.slice(from, from + AT_ONCE)
      await appendToOutbox(trx, documentErased, {
        account_id,
        owners: part(owners),
        generation_ids: part(generationIds),
        resume_ids: part(resumeIds)
      })
    }
  }
})
