import { lazyPage } from '../../lib/lazy.ts'

/** Fetched when one is opened for the first time. */
export const TrialDialog = lazyPage(() =>
  import('../../features/enterprise/components/trial-dialog.tsx').then((m) => m.TrialDialog)
)
export const DemoRequestDialog = lazyPage(() =>
  import('../../features/enterprise/components/demo-request-dialog.tsx').then((m) => m.DemoRequestDialog)
)
export const FilmDialog = lazyPage(() =>
  import('../../features/enterprise/components/film-dialog.tsx').then((m) => m.FilmDialog)
)
export const WalkthroughDialog = lazyPage(() =>
  import('../../features/walkthrough/components/walkthrough-dialog.tsx').then((m) => m.WalkthroughDialog)
)
export const FormsDialog = lazyPage(() =>
  import('../../features/investment/components/forms-dialog.tsx').then((m) => m.FormsDialog)
)
