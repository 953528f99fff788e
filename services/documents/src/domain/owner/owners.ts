import { notFound } from '@formwright/kit/http/errors'
import type { Actor } from '@formwright/kit/identity/actor'
import { ownerLabel, ownerOf } from '@formwright/kit/identity/owner'
import { holdLock, shareLock } from '../../repositories/locks.ts'
import { findClaim, listOwners } from '../../repositories/matter/claims.ts'
import type { Holder } from '../../repositories/matter/drafts.ts'
import { listShared } from '../../repositories/matter/guests.ts'
import type { Database, Trx } from '../../tables.ts'

/** Somebody's belongings: their own owner hash and, once claimed, all others of the same account. */
export interface Kin extends Holder {
  owner: string
  label: string
  /** What the locks of this person are named after. */
  root: string
}

/**
 * Opens what a `user_id` owns. Once an account has claimed it, only that account's token does; anyone else is answered
 * as if it did not exist.
 */
export async function openKin(db: Database, userId: string, actor: Actor | null): Promise<Kin> {
  const owner = ownerOf(userId)
  const account = await findClaim(db, owner)
  if (account !== undefined && account !== actor?.accountId) throw notFound('There is nothing under this id')
  return kinOf(db, owner, ownerLabel(userId))
}

export async function kinOf(db: Database, owner: string, label = ''): Promise<Kin> {
  const account = await findClaim(db, owner)
  const owners = account === undefined ? [owner] : await listOwners(db, account)
  return { owner, label, ...(await holderOf(db, owners, account)), root: account ?? owner }
}

export const holderOf = async (db: Database, owners: string[], account?: string): Promise<Holder> => ({
  owners,
  shared: owners.length === 0 ? [] : await listShared(db, owners),
  account
})

/** For the one transaction that claims: nobody decides by the claim meanwhile. */
export const holdClaim = (trx: Trx, owner: string): Promise<void> => holdLock(trx, claimLock(owner))

/** The account that has claimed an owner; it stays so to the end of the transaction. */
export async function standingClaim(trx: Trx, owner: string): Promise<string | undefined> {
  await shareLock(trx, claimLock(owner))
  return findClaim(trx, owner)
}

const claimLock = (owner: string) => `claim:${owner}`

/** Saving, paying and asking for documents of one service take turns, so that each sees what the other did. */
export const lockMatters = (trx: Trx, kin: Kin, serviceId: number): Promise<void> =>
  holdLock(trx, `matters:${kin.root}:${serviceId}`)
