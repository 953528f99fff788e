import { Type } from 'typebox'
import { answer, defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'
import { documentFailed } from './document-failed.ts'
import { documentGenerated } from './document-generated.ts'

/** A paid set is wanted. */
export const documentRequested = defineEvent(
  'document.requested',
  {
    owner: 'documents',
    readers: ['documents-worker'],
    settlement: {
      key: ({ generation_id }) => generation_id,
      answers: [
        answer(documentGenerated, ({ generation_id }) => generation_id),
        answer(documentFailed, ({ generation_id }) => generation_id)
      ]
    }
  },
  Type.Object({ generation_id: Id, order_id: Id }),
  { generation_id: 'gen_1', order_id: 'ord_1' }
)
