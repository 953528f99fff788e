import type { ServiceContent } from '../../content/library.ts'
import { escapeHtml } from './helpers/frame.ts'
import { type PageBoxes, pageRules } from './page-boxes.ts'
import type { RenderKind } from './scope.ts'

/**
 * Counts up when the output changes through code rather than content; recorded with every generation. Blank forms of
 * another version are made anew: those of 1 were printed without a look at their faces, those of 2 broke sums in cells.
 */
export const RENDERER_VERSION = '3'

/** What a page of ours may load, on paper and in the worker: the fonts it brings along, and nothing from anywhere. */
export const PRINT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"

interface PrintPage {
  readonly service: ServiceContent
  readonly title: string
  readonly kind: RenderKind
  readonly boxes: readonly PageBoxes[]
  /** Typeset. */
  readonly main: string
}

/** A whole HTML page ready for print. Nothing in it has to be loaded: the fonts are the printing page's own. */
export function printPage({ service, title, kind, boxes, main }: PrintPage): string {
  const { document, print } = service.shared.styles
  const style = [document, print, pageRules(boxes)].join('\n')
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${PRINT_POLICY}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body class="print ${kind}">
${kind === 'preview' ? watermark : ''}
<main>
${main}
</main>
</body>
</html>`
}

/** Repeated by print on every page because it is fixed; hidden from readers because it is no content. */
export const watermark = '<div class="watermark" aria-hidden="true">DRAFT</div>'
