import { replaceSource } from '../repositories/attorneys.ts'
import type { Database } from '../tables.ts'
import { wordsOf } from './practice-areas.ts'
import { sampleDirectory } from './sample-directory.ts'

/** Writes the fictional directory; the same ids every time, so that links to it stay. */
export const seedDirectory = (db: Database): Promise<void> =>
  replaceSamples(
    db,
    sampleDirectory().map((attorney) => ({ ...attorney, words: wordsOf(attorney.specialties) }))
  )

/** Takes the fictional people out, once there are real ones. */
export const removeSamples = (db: Database): Promise<void> => replaceSamples(db, [])

const replaceSamples = (db: Database, samples: Parameters<typeof replaceSource>[2]) =>
  db.transaction().execute((trx) => replaceSource(trx, 'sample', samples))
