import type { ServiceContent } from '../../content/library.ts'
import { embeddedFonts } from './fonts.ts'
import { escapeHtml } from './helpers/frame.ts'
import { type PageBoxes, pageRules } from './page-boxes.ts'
import type { RenderKind } from './scope.ts'

/** Counts up when the output changes through code rather than content; recorded with every generation. */
export const RENDERER_VERSION = '1'

const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"

interface PrintPage {
  readonly service: ServiceContent
  readonly title: string
  readonly kind: RenderKind
  readonly boxes: readonly PageBoxes[]
  readonly main: string
}

/** A whole HTML page ready for print: everything inside, nothing to load. */
export function printPage({ service, title, kind, boxes, main }: PrintPage): string {
  const { document, print } = service.shared.styles
  const style = [embeddedFonts(`${title}${main}`), document, print, pageRules(boxes)].join('\n')
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body class="print ${kind}">
${kind === 'draft' ? watermark : ''}
<main>
${main}
</main>
</body>
</html>`
}

/** Repeated by print on every page because it is fixed; hidden from readers because it is no content. */
export const watermark = '<div class="watermark" aria-hidden="true">DRAFT</div>'
