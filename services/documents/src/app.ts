import { identity } from '@formwright/kit/actor'
import { createApp } from '@formwright/kit/app'
import { databaseAnswers } from '@formwright/kit/database'
import type { Logger } from '@formwright/kit/log'
import { operationRoutes } from '@formwright/kit/operations'
import { revokedIn } from '@formwright/kit/sessions'
import { standingFromAuth } from '@formwright/kit/standing'
import type { DocumentsConfig } from './config.ts'
import { type ContentLibrary, loadLibrary } from './content/library.ts'
import type { Context } from './context.ts'
import { openKeyring } from './domain/keyring.ts'
import { watchGenerations } from './domain/watch-generations.ts'
import { adminDocumentRoutes } from './routes/admin-documents.ts'
import { adminWaitingRoutes } from './routes/admin-waiting.ts'
import { claimRoutes } from './routes/claims.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { draftRoutes } from './routes/drafts.ts'
import { filingRoutes } from './routes/filing.ts'
import { generateRoutes } from './routes/generate.ts'
import { generationRoutes } from './routes/generations.ts'
import { exportCalls } from './routes/internal/export.ts'
import { figureCalls } from './routes/internal/figures.ts'
import { mailingCalls } from './routes/internal/mailing.ts'
import { orderCalls } from './routes/internal/orders.ts'
import { promiseCalls } from './routes/internal/promises.ts'
import { mailedSetRoutes } from './routes/mailed-sets.ts'
import { placeRoutes } from './routes/places.ts'
import { previewRoutes } from './routes/preview.ts'
import { questionnaireRoutes } from './routes/questionnaires.ts'
import { resumeRoutes } from './routes/resume.ts'
import { stateFeeRoutes } from './routes/state-fee.ts'
import { templateRoutes } from './routes/templates.ts'
import { userProgressRoutes } from './routes/user-progress.ts'
import { verifyRoutes } from './routes/verify.ts'
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
  app.register(previewRoutes(context))
  app.register(generateRoutes(context))
  app.register(generationRoutes(context))
  app.register(filingRoutes(context))
  app.register(templateRoutes(context))
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
