import { findDraft, listDrafts } from '../../repositories/matter/drafts.ts'
import type { Database, DraftRow } from '../../tables.ts'
import type { Kin } from '../owner/owners.ts'
import { findMatter, NEW_MATTER } from './find-matter.ts'

/** The draft to go on with: the one named, the current matter of a service, or the latest of all. */
export async function findProgress(
  db: Database,
  kin: Kin,
  { serviceId, draftId }: { serviceId: number | undefined; draftId: string | undefined }
): Promise<DraftRow | undefined> {
  if (draftId === NEW_MATTER) return undefined
  if (draftId !== undefined) {
    const draft = await findDraft(db, { id: draftId, owners: kin.owners, shared: kin.shared })
    return serviceId === undefined || draft?.service_id === serviceId ? draft : undefined
  }
  if (serviceId !== undefined) return findMatter(db, { kin, serviceId })
  const [latest] = await listDrafts(db, kin, 1)
  return latest
}
