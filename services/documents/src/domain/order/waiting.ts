import { randomUUID } from 'node:crypto'
import { dayIn } from '@formwright/interview/calendar'
import { lastingRefusal, type Refusal } from '@formwright/interview/refusals'
import { settleAbout } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { waitingBegan, waitingEnded, waitingFellDue } from '@formwright/proto-events'
import type { ContentLibrary, ServiceContent } from '../../content/library.ts'
import {
  deleteWaiting,
  listUntold,
  listWaitingOf,
  noteTold,
  saveWaiting,
  takeDue
} from '../../repositories/order/waiting-orders.ts'
import type { Database, Trx, WaitingOrderRow } from '../../tables.ts'
import { wordsOf } from '../matter/question-words.ts'
import { LAST_TO_BEGIN } from '../questionnaire/today.ts'

export interface Refused {
  orderId: string
  draftId: string
  service: ServiceContent
  refusals: readonly Refusal[]
}

/** A paid order waits visibly while its matter is refused: staff see why, and the customer is mailed once. */
export async function beginWaiting(trx: Trx, refused: Refused): Promise<void> {
  const waiting = await noteWaiting(trx, refused)
  if (!waiting.told) await tell(trx, refused.service, waiting)
}

/** The same while answers are still being given: nobody is told before they have rested (`tellWaiting`). */
export async function noteWaiting(trx: Trx, { orderId, draftId, refusals }: Refused): Promise<WaitingOrderRow> {
  const lasting = lastingRefusal(refusals)
  if (lasting === undefined) throw new Error('Nothing is refused')
  const why = { draft_id: draftId, question: lasting.question, possible_from: lasting.possible_from }
  return saveWaiting(trx, { order_id: orderId, ...why })
}

async function tell(trx: Trx, service: ServiceContent, waiting: WaitingOrderRow): Promise<void> {
  await appendToOutbox(trx, waitingBegan, {
    waiting_id: waiting.id,
    order_id: waiting.order_id,
    question: wordsOf(service, waiting.question),
    possible_from: waiting.possible_from,
    began_at: waiting.began_at.toISOString()
  })
  await noteTold(trx, waiting.order_id)
}

/** The same for one that waits already, should its reason be another by now. */
export const keepWaiting = (
  trx: Trx,
  { waiting, ...why }: { waiting: WaitingOrderRow } & Pick<Refused, 'service' | 'refusals'>
): Promise<void> =>
  beginWaiting(trx, {
    orderId: waiting.order_id,
    draftId: waiting.draft_id,
    ...why
  })

/** Ends it: a set is asked for, the order is refunded, or nobody is left who could confirm the answers. */
export async function endWaiting(trx: Trx, orderIds: readonly string[]): Promise<void> {
  const ended = await deleteWaiting(trx, orderIds)
  for (const { id, order_id, told } of ended) {
    if (told) await appendToOutbox(trx, waitingEnded, { waiting_id: id, order_id })
  }
  const about = ended.map(({ order_id }) => order_id)
  await settleAbout(trx, waitingBegan, about)
  await settleAbout(trx, waitingFellDue, about)
}

/** The same for whatever waits for these drafts, whoever paid. */
export async function endWaitingFor(trx: Trx, draftIds: readonly string[]): Promise<void> {
  const waiting = await listWaitingOf(trx, draftIds)
  await endWaiting(
    trx,
    waiting.map(({ order_id }) => order_id)
  )
}

/** Answers that were not changed for so long are meant. */
const REST_MINUTES = 10
/** Orders told in one transaction. */
const AT_ONCE = 100

/** Tells of orders that wait for answers which have rested. Returns how many. */
export const tellWaiting = (db: Database, library: ContentLibrary, minutes = REST_MINUTES): Promise<number> =>
  inPortions(db, async (trx) => {
    const untold = await listUntold(trx, { minutes, limit: AT_ONCE })
    for (const waiting of untold) {
      const service = library.service(waiting.service_id)
      if (service !== undefined) await tell(trx, service, waiting)
    }
    return untold.length
  })

/**
 * Tells of the orders whose day has come, in the zone where it comes last. Nothing is made by itself: only the customer can
 * say that the answers are still true. Returns how many.
 */
export const tellDue = (db: Database, now: Date): Promise<number> =>
  inPortions(db, async (trx) => {
    const due = await takeDue(trx, { today: dayIn(LAST_TO_BEGIN, now), limit: AT_ONCE })
    for (const order_id of due) await appendToOutbox(trx, waitingFellDue, { due_id: randomUUID(), order_id })
    return due.length
  })

async function inPortions(db: Database, tellSome: (trx: Trx) => Promise<number>): Promise<number> {
  for (let told = 0; ; ) {
    const some = await db.transaction().execute((trx) => tellSome(trx))
    told += some
    if (some < AT_ONCE) return told
  }
}
