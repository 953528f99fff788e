import { createApp } from '@formwright/kit/http/app'
import { identity } from '@formwright/kit/identity/actor'
import { revokedIn } from '@formwright/kit/identity/sessions'
import { standingFromAuth } from '@formwright/kit/identity/standing'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import type { Logger } from '@formwright/kit/process/log'
import { operationRoutes } from '@formwright/kit/staff/operations'
import type { DocumentsConfig } from './config.ts'
import { type ContentLibrary, loadLibrary } from './content/library.ts'
import type { Context } from './context.ts'
import { openKeyring } from './domain/keyring.ts'
import { watchGenerations } from './domain/set/watch-generations.ts'
import { adminDocumentRoutes } from './routes/admin/admin-documents.ts'
import { adminWaitingRoutes } from './routes/admin/admin-waiting.ts'
import { blankFormRoutes } from './routes/blank-forms.ts'
import { exportCalls } from './routes/internal/export.ts'
import { figureCalls } from './routes/internal/figures.ts'
import { mailingCalls } from './routes/internal/mailing.ts'
import { orderCalls } from './routes/internal/orders.ts'
import { promiseCalls } from './routes/internal/promises.ts'
import { claimRoutes } from './routes/matter/claims.ts'
import { draftRoutes } from './routes/matter/drafts.ts'
import { livePreviewRoutes } from './routes/matter/live-preview.ts'
import { resumeRoutes } from './routes/matter/resume.ts'
import { userProgressRoutes } from './routes/matter/user-progress.ts'
import { filingRoutes } from './routes/questionnaire/filing.ts'
import { placeRoutes } from './routes/questionnaire/places.ts'
import { questionnaireRoutes } from './routes/questionnaire/questionnaires.ts'
import { stateFeeRoutes } from './routes/questionnaire/state-fee.ts'
import { downloadRoutes } from './routes/set/downloads.ts'
import { generateRoutes } from './routes/set/generate.ts'
import { generationRoutes } from './routes/set/generations.ts'
import { mailedSetRoutes } from './routes/set/mailed-sets.ts'
import { verifyRoutes } from './routes/set/verify.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Context['config'] &
    Pick<DocumentsConfig, 'AUTH_PUBLIC_KEYS' | 'AUTH_URL' | 'CONTENT_KEY' | 'CONTENT_KEYS_OLD'>
  log: Logger
  library?: ContentLibrary
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
  /** Given the bell's handle: called when a worker says that something went on. */
  onWatch?: (soon: () => void) => void
}

/** The documents' HTTP, not listening yet. */
export function buildApp({ db, config, log, library = loadLibrary(), connected = () => true, onWatch }: AppOptions) {
  const app = createApp({
    service: 'documents',
    description: 'Answers and documents: questionnaires, drafts, generations, downloads.',
    log,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  const watch = watchGenerations(db, log)
  onWatch?.(watch.soon)
  app.addHook('onClose', () => watch.stop())
  const keyring = openKeyring(config.CONTENT_KEY, config.CONTENT_KEYS_OLD)
  const context: Context = { db, config, log, library, keyring, watch }

  const standingOf = standingFromAuth({ from: 'documents', authUrl: config.AUTH_URL, secret: config.INTERNAL_SECRET })
  app.register(identity, { publicKeys: config.AUTH_PUBLIC_KEYS, isRevoked: revokedIn(db), standingOf })
  app.register(questionnaireRoutes(context))
  app.register(stateFeeRoutes(context))
  app.register(placeRoutes())
  app.register(draftRoutes(context))
  app.register(livePreviewRoutes(context))
  app.register(generateRoutes(context))
  app.register(generationRoutes(context))
  app.register(filingRoutes(context))
  app.register(blankFormRoutes(context))
  app.register(downloadRoutes(context))
  app.register(mailedSetRoutes(context))
  app.register(resumeRoutes(context))
  app.register(claimRoutes(context))
  app.register(userProgressRoutes(context))
  app.register(verifyRoutes(context))
  app.register(adminDocumentRoutes(context))
  app.register(adminWaitingRoutes(context))
  app.register(mailingCalls(context))
  app.register(orderCalls(context))
  app.register(promiseCalls(context))
  app.register(figureCalls(context))
  app.register(exportCalls(context))
  app.register(operationRoutes({ db, service: 'documents', secret: config.INTERNAL_SECRET }))
  return app
}
