import { defineConsumer } from '@formwright/kit/facts/consumer'
import { documentRequested, draftRequested } from '@formwright/proto-events'
import { isTemplate } from '../../src/domain/templates.ts'
import type { DocumentsTables } from '../../src/tables.ts'
import { type MadeSet, makeSet, type Workshop } from './make-set.ts'
import { giveUpTemplate, type MadeTemplate, makeTemplate, storeTemplate } from './make-template.ts'
import { giveUp, storeSet } from './store-set.ts'

/** Paid sets, and previews with blank forms, each on a durable of its own, so that what is free never delays a paid set. */
export const consumers = (workshop: Workshop, lanes: number) => [paidSets(workshop, lanes), previews(workshop)]

const paidSets = (workshop: Workshop, concurrency: number) =>
  defineConsumer<DocumentsTables>()<typeof documentRequested, MadeSet | undefined>({
    reader: 'documents-worker',
    event: documentRequested,
    concurrency,
    prepare: ({ data }, context) => makeSet(workshop, context, data.generation_id),
    async handle({ data }, { trx }, made) {
      if (made !== undefined) await storeSet(trx, workshop.keyring, data.generation_id, made)
    },
    onDead: ({ data }, { trx }) => giveUp(trx, data.generation_id)
  })

const previews = (workshop: Workshop) =>
  defineConsumer<DocumentsTables>()<typeof draftRequested, MadeSet | MadeTemplate | undefined>({
    reader: 'documents-worker',
    event: draftRequested,
    prepare: async ({ data: { generation_id: id } }, context) =>
      isTemplate(id) ? makeTemplate(workshop, context, id) : makeSet(workshop, context, id),
    async handle({ data: { generation_id: id } }, { trx }, made) {
      if (made === undefined) return
      if ('files' in made) await storeSet(trx, workshop.keyring, id, made)
      else await storeTemplate(trx, id, made)
    },
    onDead: ({ data: { generation_id: id } }, { trx }) => (isTemplate(id) ? giveUpTemplate(trx, id) : giveUp(trx, id))
  })
