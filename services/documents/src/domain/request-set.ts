import { randomBytes } from 'node:crypto'
import type { HandleContext } from '@formwright/kit/consumer'
import { documentRequested, draftRequested } from '@formwright/proto-events'
import type { ServiceContent } from '../content/library.ts'
import type { Answers } from '../content/schemas/fixture.ts'
import {
  dropWaitingDrafts,
  findSameGeneration,
  insertGeneration,
  type ListedGeneration,
  reopen,
  requeue
} from '../repositories/generations.ts'
import type { DocumentsTables, DraftRow, Trx } from '../tables.ts'
import { hashAnswers, sealAnswers } from './answers-at-rest.ts'
import { isClosed, OPEN_DAYS } from './expiry.ts'
import type { Keyring } from './keyring.ts'
import { documentList } from './render/render-set.ts'
import { endWaiting } from './waiting.ts'

export type Emit = HandleContext<DocumentsTables>['emit']

export interface SetRequest {
  draft: DraftRow
  service: ServiceContent
  /** Complete, as checkAnswers left them. */
  answers: Answers
  /** The order that pays; without one the set is a watermarked preview. */
  orderId: string | undefined
}

/**
 * Asks for a set of documents, once for the same matter, answers, templates and kind. A set that failed is asked for
 * again; one whose download has closed is opened again, because its owner is asking.
 */
export async function requestSet(
  trx: Trx,
  { keyring, emit, now }: { keyring: Keyring; emit: Emit; now: Date },
  { draft, service, answers, orderId }: SetRequest
): Promise<ListedGeneration> {
  if (orderId !== undefined) await endWaiting(trx, emit, [orderId])
  const kind = orderId === undefined ? 'draft' : 'final'
  const id = randomBytes(16).toString('base64url')
  const documents = documentList(service, answers, now)
  const key = {
    draft_id: draft.id,
    answers_hash: hashAnswers(answers),
    template_hash: service.templateHash,
    kind
  } as const
  const fresh = await insertGeneration(trx, {
    ...key,
    id,
    order_id: orderId ?? null,
    service_id: service.meta.id,
    service_title: service.meta.title,
    answers: sealAnswers(keyring, answers, `generation:${id}`),
    documents: JSON.stringify(documents),
    progress_total: documents.length + 1
  })
  if (fresh !== undefined) {
    await announce(emit, id, orderId)
    if (kind === 'draft') await dropWaitingDrafts(trx, fresh)
    return fresh
  }
  return takeUpAgain(trx, { key, orderId, emit, now })
}

async function takeUpAgain(
  trx: Trx,
  { key, orderId, emit, now }: { key: SameSet; orderId: string | undefined; emit: Emit; now: Date }
): Promise<ListedGeneration> {
  const known = await findSameGeneration(trx, key)
  if (known === undefined) throw new Error('A set that was asked for before is gone')
  if (known.status === 'failed') {
    await announce(emit, known.id, orderId)
    return requeue(trx, known.id)
  }
  return isClosed(known, now) ? reopen(trx, known.id, OPEN_DAYS) : known
}

const announce = (emit: Emit, id: string, orderId: string | undefined) =>
  orderId === undefined
    ? emit(draftRequested, { generation_id: id })
    : emit(documentRequested, { generation_id: id, order_id: orderId })

type SameSet = Parameters<typeof findSameGeneration>[1]
