import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServiceContent } from '../../src/content/library.ts'
import { contentFolder } from '../../src/content/read-file.ts'
import { documentFaces, fontCss } from '../../src/domain/render/fonts.ts'
import { openService } from '../open-service.ts'
import { Mistake, type Tool } from '../tool.ts'
import {
  blocksChapter,
  type Chapter,
  documentChapter,
  filingChapter,
  interviewChapter,
  rulesChapter,
  text
} from './chapters.ts'
import { factsChapter, gradesOf } from './facts-chapter.ts'
import { type Standing, sign, standingOf } from './review.ts'
import { type Used, usedBy } from './used.ts'

export const tool: Tool = {
  usage: 'book <slug> [folder] [--sign "Name, Bar no."]',
  does: 'Writes the reviewer’s book, one printable HTML file; --sign records who has read it.',
  async run(args) {
    const { values, positionals } = readArguments(args)
    const [slug = '', folder = 'out'] = positionals
    const home = join(contentFolder, slug)
    const by = values.sign
    if (by !== undefined && by.trim().length < 3)
      throw new Mistake('--sign needs a name, such as --sign "Ada Núñez, Texas Bar 24012345".')
    if (by !== undefined) sign(openService(slug), home, { by: by.trim(), on: new Date().toISOString().slice(0, 10) })
    const service = openService(slug)
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${slug}-book.html`)
    writeFileSync(file, bookOf(service, standingOf(service, home)))
    console.log(
      by === undefined ? file : `${file}\n${slug} is signed by ${by.trim()}; commit meta.yaml and review.json.`
    )
    return 0
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { sign: { type: 'string' } } })
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error))
  }
}

/** The whole book as one page that loads nothing. */
export function bookOf(service: ServiceContent, standing: Standing): string {
  const used = usedBy(service)
  const chapters = [
    changesChapter(standing),
    interviewChapter(service),
    rulesChapter(service),
    ...service.documents.map((document) => documentChapter(service, document)),
    filingChapter(service),
    factsChapter(service, used),
    blocksChapter(service, used)
  ].filter((chapter) => chapter !== undefined)
  const title = `${service.meta.title}: reviewer’s book`
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${text(title)}</title>
<style>${fontCss(documentFaces())}
${readFileSync(join(import.meta.dirname, 'book.css'), 'utf8')}
@page { @bottom-left { content: "${service.meta.slug} · v${service.meta.version}" } }</style>
</head>
<body>
${coverHtml(service, standing, used)}
<nav><h2>Contents</h2><ol>${chapters.map(({ id, title: named }) => `<li><a href="#${id}">${text(named)}</a></li>`).join('')}</ol></nav>
<main>${chapters.map(chapterHtml).join('\n')}</main>
</body>
</html>
`
}

const chapterHtml = ({ id, title, html }: Chapter, index: number): string => `<section class="chapter" id="${id}">
<h2><span class="number">${index + 1}</span> ${text(title)}</h2>
${html}
</section>`

function coverHtml(service: ServiceContent, standing: Standing, { facts }: Used): string {
  const { meta, questionnaire, documents, states } = service
  const fields = questionnaire.questions.flatMap(({ repeat }) => repeat?.fields ?? [])
  const grades = Object.entries(gradesOf(service, facts)).map(([grade, count]) => `${count} ${grade}`)
  const figures = [
    ['Version', meta.version],
    ['States', states.length === 51 ? 'all states and D.C.' : states.join(' ')],
    ['Documents', `${documents.length}, of which ${documents.filter(({ sworn }) => sworn).length} sworn`],
    ['Questions', `${questionnaire.questions.length}, and ${fields.length} in lists`],
    ['Rules that refuse', String(questionnaire.refuse_when?.length ?? 0)],
    ['Facts', `${facts.length} by state: ${grades.join(', ')}`],
    ['Sources', meta.sources.join('; ')]
  ]
  return `<header class="cover">
<p class="brand">Formwright</p>
<h1>${text(meta.title)}</h1>
<p class="subtitle">Reviewer’s book: everything that is asked, printed and relied on</p>
<p class="standing ${isSigned(standing) ? 'signed' : 'open'}">${text(standingInWords(standing))}</p>
<table class="figures"><tbody>${figures.map(([name = '', value = '']) => `<tr><th scope="row">${text(name)}</th><td>${text(value)}</td></tr>`).join('')}</tbody></table>
<p>Text in ‹angle brackets› is filled in: an answer by its name, a fact by its path. What stands behind a bar prints only when the words above the bar are true; without a bar it always prints.</p>
<div class="signature"><p>Read and found right, except as noted</p><p>Name and bar number</p><p>Date</p></div>
</header>`
}

const isSigned = ({ review, changes }: Standing): boolean => review !== undefined && changes.length === 0

function standingInWords({ review, changes }: Standing): string {
  if (review === undefined) return 'Nobody has signed this service yet.'
  const who = `${review.signed_by} on ${review.signed_on}`
  if (changes.length === 0) return `Signed by ${who}; nothing has changed since.`
  return `Signed by ${who}; the signature has lapsed: ${changes.length} parts differ.`
}

/** What differs from the version that somebody signed; none where nothing does, or nobody has. */
function changesChapter(standing: Standing): Chapter | undefined {
  if (standing.changes.length === 0) return undefined
  const rows = standing.changes.map(({ part, how }) => `<tr><td>${text(part)}</td><td>${how}</td></tr>`)
  const table = `<table><thead><tr><th scope="col">Part</th><th scope="col">Since then</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return {
    id: 'changes',
    title: 'What changed since it was signed',
    html: `<p>${text(standingInWords(standing))}</p>${table}`
  }
}
