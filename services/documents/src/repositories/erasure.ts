import { bearsAddress, ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import type { Trx } from '../tables.ts'

/** Deletes the sets made from these drafts or paid by these orders, with their PDFs. Returns their ids. */
export async function deleteGenerations(
  trx: Trx,
  { draftIds, orderIds }: { draftIds: string[]; orderIds: string[] }
): Promise<string[]> {
  if (draftIds.length + orderIds.length === 0) return []
  const rows = await trx
    .deleteFrom('generations')
    .where(({ eb, or }) =>
      or([
        ...(draftIds.length > 0 ? [eb('draft_id', 'in', draftIds)] : []),
        ...(orderIds.length > 0 ? [eb('order_id', 'in', orderIds)] : [])
      ])
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listDraftIds(trx: Trx, owners: string[]): Promise<string[]> {
  const rows = await trx.selectFrom('drafts').select('id').where('owner', 'in', owners).execute()
  return rows.map(({ id }) => id)
}

/** Links that were mailed to take up one of these drafts elsewhere. */
export async function listResumeIds(trx: Trx, draftIds: string[]): Promise<string[]> {
  if (draftIds.length === 0) return []
  const rows = await trx.selectFrom('resume_links').select('id').where('draft_id', 'in', draftIds).execute()
  return rows.map(({ id }) => id)
}

export async function listOrderIds(trx: Trx, owners: string[]): Promise<string[]> {
  const rows = await trx.selectFrom('entitlements').select('order_id').where('owner', 'in', owners).execute()
  return rows.map(({ order_id }) => order_id)
}

/** The orders that were made with an address, by its hash. */
export async function listOrdersOf(trx: Trx, addressHash: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('entitlements')
    .select('order_id')
    .where(bearsAddress('email', addressHash))
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Takes away what these owners had, once its sets are gone. An order of somebody else's that paid for one is free again. */
export async function deleteMatters(trx: Trx, owners: string[], draftIds: string[]): Promise<void> {
  await trx.deleteFrom('entitlements').where('owner', 'in', owners).execute()
  await trx.deleteFrom('order_claims').where('owner', 'in', owners).execute()
  if (draftIds.length === 0) return
  const free = { draft_id: null, first_generation: null }
  await trx.updateTable('entitlements').set(free).where('draft_id', 'in', draftIds).execute()
  await trx.deleteFrom('drafts').where('id', 'in', draftIds).execute()
}

/** The account's own rows: what it claimed, and where it stood. No order says any more who paid it. */
export async function deleteAccountRows(trx: Trx, accountId: string): Promise<void> {
  await trx.updateTable('entitlements').set({ account_id: null }).where('account_id', '=', accountId).execute()
  await trx.updateTable('order_claims').set({ account_id: null }).where('account_id', '=', accountId).execute()
  await trx.deleteFrom('claims').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('account_steps').where('account_id', '=', accountId).execute()
}

/** Takes the buyer's address off these orders. */
export async function eraseOrderAddresses(trx: Trx, orderIds: string[]): Promise<void> {
  await trx.updateTable('entitlements').set({ email: ERASED_ADDRESS }).where('order_id', 'in', orderIds).execute()
}
