import type { Logger } from '@formwright/kit/process/log'
import type { DocumentsConfig } from './config.ts'
import type { ContentLibrary } from './content/library.ts'
import type { Keyring } from './domain/keyring.ts'
import type { GenerationWatch } from './domain/set/watch-generations.ts'
import type { Database } from './tables.ts'

/** What the routes are given. */
export interface Context {
  db: Database
  config: Pick<
    DocumentsConfig,
    'LOOKUP_LIMIT' | 'GENERATE_LIMIT' | 'DRAFTS_LIMIT' | 'MAIL_LIMIT' | 'MAIL_LIMIT_PER_ADDRESS' | 'INTERNAL_SECRET'
  >
  log: Logger
  library: ContentLibrary
  keyring: Keyring
  watch: GenerationWatch
}
