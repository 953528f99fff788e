import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { listWaitingOf } from '../../repositories/order/waiting-orders.ts'
import type { DraftRow, Trx } from '../../tables.ts'
import { refusalsOf } from '../matter/check-matter.ts'
import type { Kin } from '../owner/owners.ts'
import { todayFor } from '../questionnaire/today.ts'
import { waitingOrder } from './paying-order.ts'
import { endWaiting, noteWaiting } from './waiting.ts'

interface Watched {
  kin: Kin
  service: ServiceContent
  draft: DraftRow
  answers: Answers
  now: Date
}

/**
 * Answers were saved on their way: the order that would pay for them waits as soon as they are refused, for nobody can go on
 * behind that question, and no longer once they were changed. One whose day has come waits for its confirmation.
 */
export async function watchRefusal(trx: Trx, { kin, service, draft, answers, now }: Watched): Promise<void> {
  const refusals = refusalsOf(service, answers, now)
  if (refusals.length === 0) {
    const today = todayFor(service, answers, now)
    const waiting = await listWaitingOf(trx, [draft.id])
    const changed = waiting.filter(({ possible_from: day }) => day === null || day > today)
    const orderIds = changed.map(({ order_id }) => order_id)
    return endWaiting(trx, orderIds)
  }
  const orderId = await waitingOrder(trx, kin, draft)
  if (orderId !== undefined) await noteWaiting(trx, { orderId, draftId: draft.id, service, refusals })
}
