import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadFixtures, type ServiceContent } from '../src/content/library.ts'
import type { Answers } from '../src/content/schemas/fixture.ts'
import { documentFaces, fontCss } from '../src/domain/render/fonts.ts'
import { renderBlankForm } from '../src/domain/render/render-blank-form.ts'
import type { RenderOptions } from '../src/domain/render/render-papers.ts'
import { renderSetAndPacket } from '../src/domain/render/render-set.ts'
import { printPage } from '../worker/print/print-page.ts'
import { openBrowser } from './browser.ts'
import { movedTo } from './moved.ts'
import { coveredState, openService } from './open-service.ts'
import { readableText } from './readable-text.ts'
import { Mistake, type Tool } from './tool.ts'

const DEADLINE_MS = 60_000

interface Sheet {
  id: string
  html: string
}

export const tool: Tool = {
  usage: 'print <slug> <fixture|blank> [folder] [final|preview] [--state XX] [--all-states]',
  does: 'Prints the papers of a fixture as PDF and HTML; with --all-states the texts of every state, without PDF.',
  async run(args) {
    const { values, positionals } = readArguments(args)
    const [slug = '', fixture = '', folder = 'out', kind = 'final'] = positionals
    if (kind !== 'final' && kind !== 'preview') throw new Mistake(`${kind} is neither final nor preview.`)
    const service = openService(slug)
    const answers = answersOf(slug, fixture)
    const options = { kind, generationId: 'sample', issuedOn: new Date() } as const
    const sheetsIn = (state: string | undefined) =>
      fixture === 'blank' ? blankSheet(service, state) : sheetsOf(service, withState(answers, state), options)
    mkdirSync(folder, { recursive: true })
    if (values['all-states']) writeTexts(folder, service.states, sheetsIn)
    else await printSheets(folder, sheetsIn(values.state && coveredState(service, values.state)))
    return 0
  }
}

function readArguments(args: string[]) {
  try {
    const options = { state: { type: 'string' }, 'all-states': { type: 'boolean' } } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error))
  }
}

function answersOf(slug: string, fixture: string): Answers {
  if (fixture === 'blank') return {}
  const fixtures = loadFixtures(slug)
  const found = Object.hasOwn(fixtures, fixture) ? fixtures[fixture] : undefined
  if (found !== undefined) return found.answers
  const known = ['blank', ...Object.keys(fixtures)].join(', ')
  throw new Mistake(`${fixture === '' ? 'Which case?' : `${slug} has no fixture ${fixture}.`} There are: ${known}`)
}

const withState = (answers: Answers, state: string | undefined): Answers =>
  state === undefined ? answers : movedTo(answers, state)

const blankSheet = (service: ServiceContent, state: string | undefined): Sheet[] => [
  { id: 'blank', html: renderBlankForm(service, state) }
]

function sheetsOf(service: ServiceContent, answers: Answers, options: RenderOptions): Sheet[] {
  const { documents, packet } = renderSetAndPacket(service, answers, options)
  return [{ id: 'packet', html: packet }, ...documents]
}

/** One text a state, of the whole packet: to be read, searched and compared. */
function writeTexts(folder: string, states: readonly string[], sheetsIn: (state: string) => Sheet[]): void {
  for (const state of states) {
    const [whole] = sheetsIn(state)
    writeFileSync(join(folder, `${state}.txt`), readableText(whole?.html ?? ''))
  }
  console.log(`${states.length} texts in ${folder}`)
}

async function printSheets(folder: string, sheets: readonly Sheet[]): Promise<void> {
  const { page, close } = await openBrowser()
  const fonts = fontCss(documentFaces())
  for (const { id, html } of sheets) {
    writeFileSync(join(folder, `${id}.html`), html.replace('<style>', `<style>${fonts}\n`))
    writeFileSync(join(folder, `${id}.pdf`), (await printPage(page, html, DEADLINE_MS)).pdf)
  }
  await close()
  console.log(`${sheets.map(({ id }) => id).join(', ')}: PDF and HTML in ${folder}`)
}
