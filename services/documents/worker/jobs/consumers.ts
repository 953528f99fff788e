import { defineConsumer } from '@formwright/kit/facts/consumer'
import { blankFormRequested, documentRequested, previewRequested } from '@formwright/proto-events'
import type { DocumentsTables } from '../../src/tables.ts'
import { markBlankFormFailed, markBlankFormReady, type PrintedForm } from './blank-form-repository.ts'
import { makeBlankForm } from './make-blank-form.ts'
import { type MadeSet, makeSet, type Workshop } from './make-set.ts'
import { giveUp, storeSet } from './store-set.ts'

/** What is free never delays a paid set, and no preview waits behind blank forms: each has a durable and a lane of its own. */
export const consumers = (workshop: Workshop, lanes: number) => [
  paidSets(workshop, lanes),
  previews(workshop),
  blankForms(workshop)
]
/** One for previews, one for blank forms. */
export const FREE_LANES = 2

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
  defineConsumer<DocumentsTables>()<typeof previewRequested, MadeSet | undefined>({
    reader: 'documents-worker',
    event: previewRequested,
    prepare: ({ data }, context) => makeSet(workshop, context, data.generation_id),
    async handle({ data }, { trx }, made) {
      if (made !== undefined) await storeSet(trx, workshop.keyring, data.generation_id, made)
    },
    onDead: ({ data }, { trx }) => giveUp(trx, data.generation_id)
  })

const blankForms = (workshop: Workshop) =>
  defineConsumer<DocumentsTables>()<typeof blankFormRequested, PrintedForm | undefined>({
    reader: 'documents-worker',
    event: blankFormRequested,
    prepare: ({ data }, context) => makeBlankForm(workshop, context, data.blank_form_id),
    async handle({ data }, { trx }, made) {
      if (made !== undefined) await markBlankFormReady(trx, data.blank_form_id, made)
    },
    onDead: ({ data }, { trx }) => markBlankFormFailed(trx, data.blank_form_id)
  })
