import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A watermarked set is wanted. It has its own lane, so it never delays a paid set. */
export const previewRequested = defineEvent(
  'preview.requested',
  { owner: 'documents', readers: ['documents-worker'] },
  Type.Object({ generation_id: Id }),
  { generation_id: 'gen_1' }
)
