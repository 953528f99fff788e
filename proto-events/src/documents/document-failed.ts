import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { DocumentKind, Id, Nullable } from '../fields.ts'

/** A generation was given up after repeated attempts; staff replay it from the dead letters. */
export const documentFailed = defineEvent(
  'document.failed',
  { owner: 'documents', readers: [] },
  Type.Object({ generation_id: Id, order_id: Nullable(Id), kind: DocumentKind }),
  { generation_id: 'gen_1', order_id: 'ord_1', kind: 'final' }
)
