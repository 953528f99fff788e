import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { Day, Nullable } from '../../fields.ts'

const told = { owner: 'documents', callers: ['gateway'] } as const

const Lane = Type.Object({
  queued: Type.Integer(),
  generating: Type.Integer(),
  oldest_seconds: Nullable(Type.Integer({ description: 'How long the oldest waits' }))
})

/** Under the names that the browser knows them by: previews are `draft`, blank forms `template`. */
export const PrintQueue = Type.Object(
  { final: Lane, draft: Lane, template: Lane },
  { description: 'What waits for the workers, lane by lane' }
)

/** What waits for the workers. */
export const printQueueCall = defineCall('/internal/queue', told, { answer: PrintQueue })

/** How many final sets were made. */
export const documentStatsCall = defineCall('/internal/stats', told, {
  answer: Type.Object({ total_documents: Type.Integer() })
})

/** Questionnaires begun and final sets made, day by day. */
export const documentSeriesCall = defineCall('/internal/series', told, {
  query: Type.Object({ from: Day, to: Day }),
  answer: Type.Array(Type.Object({ day: Day, started: Type.Integer(), documents: Type.Integer() }))
})
