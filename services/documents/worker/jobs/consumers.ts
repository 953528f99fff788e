import { defineConsumer } from '@formwright/kit/consumer'
import { documentRequested, draftRequested } from '@formwright/proto-events'
import type { DocumentsTables } from '../../src/tables.ts'
import { type MadeSet, makeSet, type Workshop } from './make-set.ts'
import { giveUp, storeSet } from './store-set.ts'

/** Paid sets and previews, each on a durable of its own, so that previews never delay a paid set. */
export const consumers = (workshop: Workshop, lanes: number) => [
  reader(workshop, 'documents-worker', documentRequested, lanes),
  reader(workshop, 'documents-worker-drafts', draftRequested, 1)
]

function reader<Event extends typeof documentRequested | typeof draftRequested>(
  workshop: Workshop,
  name: string,
  event: Event,
  concurrency: number
) {
  return defineConsumer<DocumentsTables>()<typeof draftRequested, MadeSet | undefined>({
    name,
    event: event as typeof draftRequested,
    concurrency,
    prepare: ({ data }, context) => makeSet(workshop, context, data.generation_id),
    async handle({ data }, context, made) {
      if (made !== undefined) await storeSet(context, workshop.keyring, data.generation_id, made)
    },
    onDead: ({ data }, context) => giveUp(context, data.generation_id)
  })
}
