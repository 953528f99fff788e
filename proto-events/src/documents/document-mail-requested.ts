import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A finished set is wanted by mail: a later version, or the first one again. It goes to the order's address. */
export const documentMailRequested = defineEvent(
  'document.mail-requested',
  { owner: 'documents', readers: ['notifications'] },
  Type.Object({ request_id: Id, generation_id: Id, service_title: Type.String() }),
  { request_id: 'req_1', generation_id: 'gen_1', service_title: 'Simple Will' }
)
