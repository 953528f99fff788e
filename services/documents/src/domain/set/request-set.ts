import { randomBytes } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { documentRequested, previewRequested } from '@formwright/proto-events'
import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import {
  dropWaitingPreviews,
  findSameGeneration,
  insertGeneration,
  type ListedGeneration,
  reopen,
  requeue
} from '../../repositories/set/generations.ts'
import type { DraftRow, Trx } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { hashAnswers, sealAnswers } from '../matter/answers-at-rest.ts'
import { endWaiting } from '../order/waiting.ts'
import { documentList } from '../render/render-set.ts'
import { isClosed, OPEN_DAYS } from './expiry.ts'

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
  { keyring, now }: { keyring: Keyring; now: Date },
  { draft, service, answers, orderId }: SetRequest
): Promise<ListedGeneration> {
  if (orderId !== undefined) await endWaiting(trx, [orderId])
  const kind = orderId === undefined ? 'preview' : 'final'
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
    await announce(trx, id, orderId)
    if (kind === 'preview') await dropWaitingPreviews(trx, fresh)
    return fresh
  }
  return takeUpAgain(trx, { key, orderId, now })
}

async function takeUpAgain(
  trx: Trx,
  { key, orderId, now }: { key: SameSet; orderId: string | undefined; now: Date }
): Promise<ListedGeneration> {
  const known = await findSameGeneration(trx, key)
  if (known === undefined) throw new Error('A set that was asked for before is gone')
  if (known.status === 'failed') {
    await announce(trx, known.id, orderId)
    return requeue(trx, known.id)
  }
  return isClosed(known, now) ? reopen(trx, known.id, OPEN_DAYS) : known
}

const announce = (trx: Trx, id: string, orderId: string | undefined) =>
  orderId === undefined
    ? appendToOutbox(trx, previewRequested, { generation_id: id })
    : appendToOutbox(trx, documentRequested, { generation_id: id, order_id: orderId })

type SameSet = Parameters<typeof findSameGeneration>[1]
