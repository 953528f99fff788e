import type { CheckoutTransaction } from '../tables.ts'

export async function findKey(trx: CheckoutTransaction, keyHash: string) {
  return trx.selectFrom('idempotency_keys').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
}

/** Lets a key lead to an order from now on. */
export async function saveKey(
  trx: CheckoutTransaction,
  key: { keyHash: string; bodyHash: string; orderId: string }
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({ key_hash: key.keyHash, body_hash: key.bodyHash, order_id: key.orderId })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ order_id: key.orderId }))
    .execute()
}
