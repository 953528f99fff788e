import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A form without answers is wanted. It has its own lane, so it delays neither a paid set nor a preview. */
export const blankFormRequested = defineEvent(
  'blank-form.requested',
  { owner: 'documents', readers: ['documents-worker'] },
  Type.Object({ blank_form_id: Id }),
  { blank_form_id: 'form_1' }
)
