import { lazyPart } from '../../../lib/lazy.ts'
import { PagesUnavailable } from './pages-unavailable.tsx'
import type { PdfPagesProps } from './pdf-pages.tsx'

/** The PDF viewer, the heaviest part of the site, fetched only where documents are shown. */
export const LazyPdfPages = lazyPart<PdfPagesProps>(
  () => import('./pdf-pages.tsx').then((m) => m.PdfPages),
  PagesUnavailable
)
