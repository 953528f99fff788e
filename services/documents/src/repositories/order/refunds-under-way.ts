import { sql } from 'kysely'
import type { Trx } from '../../tables.ts'

interface RefundOf {
  refund_id: string
  order_id: string
}

/** Changes nothing for one that has failed already. */
export async function insertRefundUnderWay(trx: Trx, refund: RefundOf): Promise<void> {
  await trx
    .insertInto('refunds_under_way')
    .values({ ...refund, failed: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function failRefund(trx: Trx, refund: RefundOf): Promise<void> {
  await trx
    .insertInto('refunds_under_way')
    .values({ ...refund, failed: true })
    .onConflict((conflict) => conflict.column('refund_id').doUpdateSet({ failed: true }))
    .execute()
}

/** Whether the order of an entitlement has a refund under way, as a part of a query. */
export const isBeingRefunded = sql<boolean>`exists (
  select from refunds_under_way
  where refunds_under_way.order_id = entitlements.order_id and not refunds_under_way.failed
)`
