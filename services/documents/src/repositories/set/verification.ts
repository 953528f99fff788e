import type { Database } from '../../tables.ts'

/** The final paper with these very bytes, if we made one. */
export async function findIssued(db: Database, sha256: string) {
  return db
    .selectFrom('generation_documents')
    .innerJoin('generations', 'generations.id', 'generation_documents.generation_id')
    .select([
      'generation_documents.title',
      'generations.template_version',
      'generations.rendered_template_hash',
      'generations.ready_at'
    ])
    .where('generation_documents.sha256', '=', sha256)
    .where('generations.kind', '=', 'final')
    .where('generations.status', '=', 'ready')
    .orderBy('generations.ready_at')
    .executeTakeFirst()
}
