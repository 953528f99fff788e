import { type Static, Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { Uuid } from '../../fields.ts'

/** Whatever its owner keeps of it: an export leaves nothing out. */
const Part = Type.Record(Type.String(), Type.Unknown())

const Papers = Type.Object({
  owners: Type.Array(Type.String(), { description: 'Hashes by which checkout knows the same person' }),
  drafts: Type.Array(Part),
  documents: Type.Array(Part),
  steps: Type.Array(Part)
})
export type Papers = Static<typeof Papers>

/** All that documents keeps of an account and of what it has claimed, opened. Auth has asked who is asking. */
export const accountPapersCall = defineCall(
  '/internal/accounts/:id/papers',
  { owner: 'documents', callers: ['auth'] },
  {
    params: Type.Object({ id: Uuid }),
    answer: Papers
  }
)
