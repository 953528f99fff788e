import { loadFixtures, loadLibrary, type ServiceContent } from '@formwright/documents/content/library'
import { expect, it } from 'vitest'
import { CHECKS_OF_TEXT, optionsSpeakOfNobody, pointsStandOnce } from './checks-of-text.ts'
import { drawn, shardOf } from './choose.ts'
import { withFullStops } from './full-stops.ts'
import { hashOf, packetOf, papersOf } from './papers.ts'
import { printPapers } from './print-papers.ts'
import { readHtml } from './read-html.ts'

const full = process.env['FORMWRIGHT_FULL'] === '1'
const library = loadLibrary()
const texts = library.services.map(({ templateHash }) => templateHash)
/** Another sample when the content has changed, the same while it has not: what failed fails again. */
const SEED = process.env['PAPER_SEED'] ?? hashOf([library.facts.version, ...texts].join()).slice(0, 8)
const SHARD = process.env['PAPER_SHARD'] ?? '1/1'
/** One service alone, as its author prints it. */
const ONE = process.env['PAPER_SERVICE']
const SAMPLE = 40
const SAMPLE_OF_STATES = 12
const AN_HOUR = 3_600_000

const chosen = library.services.filter(({ meta }) => ONE === undefined || meta.slug === ONE)
if (chosen.length === 0) throw new Error(`PAPER_SERVICE is the folder of a service; not "${ONE}"`)

const services = chosen.map((service) => {
  const faults = faultsOfText(service)
  return {
    slug: service.meta.slug,
    service,
    papers: papersOf(service, statesOf(service), faults.look),
    faults: faults.found
  }
})
const papers = services.flatMap(({ papers }) => papers)

it.each(services)(
  `writes $slug in words that fit, in ${full ? 'every state' : `${SAMPLE_OF_STATES} states (PAPER_SEED=${SEED})`}`,
  ({ faults }) => {
    expect([...faults].map(([fault, name]) => `${fault} (${name})`)).toEqual([])
  }
)

it.each(services)('lets every answer of $slug end with a full stop', ({ slug, service }) => {
  const cases = Object.values(loadFixtures(slug)).map(({ answers }) => withFullStops(service, answers))
  expect(cases.flatMap((answers) => pointsStandOnce(readHtml(packetOf(service, answers))))).toEqual([])
})

it(
  full
    ? `prints shard ${SHARD} of ${papers.length} papers`
    : `prints ${SAMPLE} of ${papers.length} papers (PAPER_SEED=${SEED})`,
  async () => {
    const began = Date.now()
    const { printed, kept, failed } = await printPapers(
      full ? shardOf(papers, SHARD) : drawn(papers, ({ name }) => name, SEED, SAMPLE)
    )
    const seconds = Math.round((Date.now() - began) / 1_000)
    process.stdout.write(`papers: ${printed} printed, ${kept} kept, ${failed.length} failed in ${seconds} s\n`)
    expect(failed).toEqual([])
  },
  AN_HOUR
)

function statesOf({ states }: ServiceContent): readonly string[] {
  return full ? states : drawn(states, (state) => state, SEED, SAMPLE_OF_STATES)
}

/** Looks at one paper after the other; keeps each fault once, with the first paper it stands in. */
function faultsOfText(service: ServiceContent) {
  const checks = { ...CHECKS_OF_TEXT, optionsSpeakOfNobody: optionsSpeakOfNobody(optionsOf(service)) }
  const found = new Map<string, string>()
  const look = (name: string, html: string) => {
    const paper = readHtml(html)
    for (const [check, faultsIn] of Object.entries(checks)) {
      for (const fault of faultsIn(paper)) if (!found.has(`${check}: ${fault}`)) found.set(`${check}: ${fault}`, name)
    }
  }
  return { found, look }
}

/** What a customer may choose, by the id of the question or field. */
function optionsOf({ questionnaire }: ServiceContent): Map<string, readonly string[]> {
  const asked = questionnaire.questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
  return new Map(asked.map(({ id, options }) => [id, options ?? []]))
}
