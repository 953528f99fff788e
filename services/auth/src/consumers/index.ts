import { defineSettlement } from '@formwright/kit/consumer'
import { accountDeleted, documentErased } from '@formwright/proto-events'

/** Documents has erased what a deleted account had: the deletion need not be told again. */
const settledByErasure = defineSettlement({
  name: 'auth-settle-deleted',
  event: documentErased,
  settles: accountDeleted,
  key: ({ account_id }) => account_id
})

/** Whether a session has ended is not among them: auth reads it in its own table, at once and without the broker. */
export const consumers = [settledByErasure]
