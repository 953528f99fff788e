import type { Database, Trx } from '../tables.ts'

export const insertTranscript = async (
  trx: Trx,
  transcript: { id: string; chat_id: string; email: string; last_seq: number }
): Promise<void> => void (await trx.insertInto('chat_transcripts').values(transcript).execute())

export const findTranscript = (db: Database, id: string) =>
  db.selectFrom('chat_transcripts').selectAll().where('id', '=', id).executeTakeFirst()
