import { lazyPage } from '../../../lib/lazy.ts'

/** Fetched when one is opened for the first time. */
export const TrialDialog = lazyPage(() =>
  import('../../../features/enterprise/components/trial-dialog.tsx').then((m) => m.TrialDialog)
)
export const DemoRequestDialog = lazyPage(() =>
  import('../../../features/enterprise/components/demo-request-dialog.tsx').then((m) => m.DemoRequestDialog)
)
export const FilmDialog = lazyPage(() =>
  import('../../../features/enterprise/components/film-dialog.tsx').then((m) => m.FilmDialog)
)
/** What stands in the page once a trial has begun. */
export const TrialStarted = lazyPage(() =>
  import('../../../features/enterprise/components/trial-started.tsx').then((m) => m.TrialStarted)
)
