import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { type Html, html } from './html.ts'

const require = createRequire(import.meta.url)

const fonts = {
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  sans: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
}

const css = `
@font-face{font-family:"Source Serif 4";src:url(/look/serif.woff2) format("woff2");font-weight:200 900;font-display:swap}
@font-face{font-family:Inter;src:url(/look/sans.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;--paper:#fbfaf6;--sheet:#fff;--ink:#17213a;--soft:#535c70;--rule:#e3ddcf;--edge:#8a8577;--wash:#f3f0e7;--act:#1e6b52;--act-ink:#fff;--act-wash:#e7f1ec;--note:#8a510a;--note-wash:#fbf1de;--stop:#8c2f39;--stop-wash:#faeaeb;--serif:"Source Serif 4",Georgia,"Times New Roman",serif;--sans:Inter,system-ui,sans-serif;--r:6px;--shadow:0 1px 2px #17213a0f,0 12px 32px -12px #17213a26}
@media (prefers-color-scheme:dark){:root{--paper:#12151d;--sheet:#1a1f2a;--ink:#eceae4;--soft:#a9b0bf;--rule:#2d3442;--edge:#7d8698;--wash:#1d2330;--act:#6fc3a2;--act-ink:#0d1a15;--act-wash:#1b2f29;--note:#e2b063;--note-wash:#2e2718;--stop:#e58a92;--stop-wash:#341f24;--shadow:0 1px 2px #0006,0 12px 32px -12px #000a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 var(--sans);overflow-wrap:anywhere}
h1,h2{font-family:var(--serif);font-weight:560;letter-spacing:-.012em;line-height:1.15;margin:0;text-wrap:balance}
h1{font-size:clamp(26px,4.5vw,34px)}h2{font-size:22px}
a{color:inherit}:focus-visible{outline:2px solid var(--act);outline-offset:2px}
.wrap{max-width:1080px;margin:auto;padding:0 20px}
.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:12px;background:var(--sheet);padding:8px 12px;z-index:1}
.top{border-bottom:1px solid var(--rule)}.top .wrap{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px;flex-wrap:wrap}
.mark{font:600 20px var(--serif);display:flex;gap:10px;align-items:center;text-decoration:none}.mark svg{width:20px;height:24px;flex:none}
.tag{font-size:13.5px;color:var(--soft)}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 20px;border-radius:var(--r);background:var(--act);color:var(--act-ink);font:600 15px var(--sans);text-decoration:none;border:0;cursor:pointer}
.btn.quiet{background:none;color:var(--ink);box-shadow:inset 0 0 0 1px var(--edge)}.btn.wide{width:100%}
.small{font-size:14px;color:var(--soft)}
.card{background:var(--sheet);border:1px solid var(--rule);border-radius:10px;box-shadow:var(--shadow)}
`

/** Serves the look that the mailbox and the card page share; without the fonts the page falls back to Georgia. */
export function serveLook(app: FastifyInstance): void {
  app.get('/look/look.css', (_request, reply) => reply.type('text/css').header('cache-control', 'no-cache').send(css))
  app.get<{ Params: { name: string } }>('/look/:name.woff2', (request, reply) => {
    const file = fontFile(request.params.name)
    if (!file) return reply.code(404).send()
    return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(createReadStream(file))
  })
}

/** A whole page in the look. */
export function page(options: { title: string; tag: string; head?: Html; body: Html }): string {
  const { title, tag, head, body } = options
  return `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/look/look.css">${head}</head><body><a class="skip" href="#main">Skip to content</a><header class="top"><div class="wrap"><a class="mark" href="/"><svg viewBox="0 0 22 26" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><path d="M2 1.5h12l6 6v17H2z"/><path d="M14 1.5v6h6M6 19c3-7 5-7 5-3s2 3 5-1"/></svg>Formwright</a><span class="tag">${tag}</span></div></header>${body}</body></html>`
      .markup
  }`
}

function fontFile(name: string): string | null {
  const wanted = name === 'serif' ? fonts.serif : name === 'sans' ? fonts.sans : null
  if (!wanted) return null
  try {
    return require.resolve(wanted)
  } catch {
    return null
  }
}
