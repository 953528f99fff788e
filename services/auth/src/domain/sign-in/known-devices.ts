import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { deleteDevices, insertDevice } from '../../repositories/known-devices.ts'
import type { AuthTables } from '../../tables.ts'

/** What is kept of a device's secret: who reads the table cannot pass for it. */
export const hashOfDevice = (device: string): string => createHash('sha256').update(device).digest('base64url')

/** Remembers the device of somebody who has just shown to be the owner. Does nothing for a client that names none. */
export async function rememberDevice(
  trx: Transaction<AuthTables>,
  { accountId, device, now }: { accountId: string; device: string | undefined; now: Date }
): Promise<void> {
  if (device !== undefined) await insertDevice(trx, { accountId, deviceHash: hashOfDevice(device), now })
}

/** Another password: of all devices only the one it was set with is known from now on. */
export async function renewDevices(
  trx: Transaction<AuthTables>,
  which: { accountId: string; device: string | undefined; now: Date }
): Promise<void> {
  await deleteDevices(trx, which.accountId)
  await rememberDevice(trx, which)
}
