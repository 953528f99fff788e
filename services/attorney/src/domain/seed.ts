import { replaceSource } from '../repositories/attorneys.ts'
import type { Database } from '../tables.ts'
import { sampleDirectory } from './sample-directory.ts'

/** Writes the fictional directory; the same ids every time, so that links to it stay. */
export const seedDirectory = (db: Database): Promise<void> =>
  db.transaction().execute((trx) => replaceSource(trx, 'sample', sampleDirectory()))
