import type { Database, FileRow } from '../../tables.ts'

/** Id of the one PDF that holds cover, documents and filing kit. */
export const PACKET = 'packet'

export async function listFiles(db: Database, generationIds: string[]): Promise<FileRow[]> {
  if (generationIds.length === 0) return []
  return db
    .selectFrom('generation_documents')
    .select(['generation_id', 'document_id', 'position', 'title', 'pages', 'bytes', 'sha256'])
    .where('generation_id', 'in', generationIds)
    .orderBy('generation_id')
    .orderBy('position')
    .execute()
}

/** The sealed bytes. */
export async function readFile(
  db: Database,
  generationId: string,
  documentId: string
): Promise<{ title: string; pdf: Buffer } | undefined> {
  return db
    .selectFrom('generation_documents')
    .select(['title', 'pdf'])
    .where('generation_id', '=', generationId)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
}
