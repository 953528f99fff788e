import { defineConsumer } from '@formwright/kit/consumer'
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
    async handle({ data }, context, made) {
      if (made !== undefined) await storeSet(context, workshop.keyring, data.generation_id, made)
    },
    onDead: ({ data }, context) => giveUp(context, data.generation_id)
  })

const previews = (workshop: Workshop) =>
  defineConsumer<DocumentsTables>()<typeof draftRequested, MadeSet | MadeTemplate | undefined>({
    reader: 'documents-worker',
    event: draftRequested,
    prepare: async ({ data: { generation_id: id } }, context) =>
      isTemplate(id) ? makeTemplate(workshop, context, id) : makeSet(workshop, context, id),
    async handle({ data: { generation_id: id } }, context, made) {
      if (made === undefined) return
      if ('files' in made) await storeSet(context, workshop.keyring, id, made)
      else await storeTemplate(context, id, made)
    },
    onDead: ({ data: { generation_id: id } }, context) =>
      isTemplate(id) ? giveUpTemplate(context, id) : giveUp(context, id)
  })
