import { eraseFromMessages, settleAbout } from '@formwright/kit/facts/erasure'
import { documentGenerated, documentRequested } from '@formwright/proto-events'
import {
  deleteAccountRows,
  deleteGenerations,
  deleteMatters,
  listDraftIds,
  listOrderIds,
  listResumeIds
} from '../../repositories/erasure.ts'
import { listOwners } from '../../repositories/matter/claims.ts'
import type { Trx } from '../../tables.ts'
import { endWaiting, endWaitingFor } from '../order/waiting.ts'

export interface Erased {
  owners: string[]
  generationIds: string[]
  resumeIds: string[]
}

/** Deletes the answers and documents of an account and of all it had claimed. A download of them is 404 from now on. */
export async function eraseAccount(trx: Trx, accountId: string): Promise<Erased> {
  const owners = await listOwners(trx, accountId)
  await deleteAccountRows(trx, accountId)
  if (owners.length === 0) return { owners, generationIds: [], resumeIds: [] }
  const draftIds = await listDraftIds(trx, owners)
  const orderIds = await listOrderIds(trx, owners)
  const resumeIds = await listResumeIds(trx, draftIds)
  await endWaiting(trx, orderIds)
  await endWaitingFor(trx, draftIds)
  const generationIds = await deleteGenerations(trx, { draftIds, orderIds })
  await deleteMatters(trx, owners, draftIds)
  await eraseFromMessages(trx, [...owners, ...orderIds, ...generationIds, ...resumeIds])
  await settleAbout(trx, documentRequested, generationIds)
  await settleAbout(trx, documentGenerated, generationIds)
  return { owners, generationIds, resumeIds }
}
