import type { ServiceContent } from '../../content/library.ts'
import type { Database } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import type { Kin } from '../owner/owners.ts'
import { openStored } from './answers-at-rest.ts'
import { hasForeign, withoutFormer } from './aside.ts'
import { checkMatter } from './check-matter.ts'
import { findMatter } from './find-matter.ts'

export interface Sent {
  kin: Kin
  service: ServiceContent
  raw: unknown
  complete: boolean
  draftId: string | undefined
  now: Date
}

/** Checks what a client sends for a matter: what the form once asked it is not to blame for, what nobody asked it is. */
export async function checkSent(db: Database, keyring: Keyring, { kin, service, raw, complete, draftId, now }: Sent) {
  if (!hasForeign(service, raw)) return checkMatter(service, raw, { complete, now })
  const matter = await findMatter(db, { kin, serviceId: service.meta.id, draftId })
  const { answers, aside } = matter ? openStored(keyring, matter) : { answers: {}, aside: {} }
  const known = withoutFormer(service, raw, { ...aside, ...answers })
  return checkMatter(service, known, { complete, now })
}
