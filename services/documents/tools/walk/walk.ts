import { loadFixtures, type ServiceContent, serviceFolders } from '../../src/content/library.ts'
import { contentFolder } from '../../src/content/read-file.ts'
import { readOn } from '../check/papers.ts'
import { openService } from '../open-service.ts'
import type { Tool } from '../tool.ts'
import { editionOf } from './edition.ts'
import { deadEndsOf, overviewHead, overviewOf, reportOf } from './report.ts'
import { slotsOf } from './slots.ts'
import { type StateWalk, walkState } from './walk-state.ts'

/**
 * What is walked, in each state: every answer of every choice; every comparison from both sides, as close to its bound as
 * the answer's format lets it come; lists without, with one and with two entries; optional answers given and not given;
 * every way found to each question and to both sides of each condition; and every pair of answers that decide something.
 * At each refusal the walk looks for another answer; where none is taken, and no day is told from which it will be, it has
 * found a dead end. Answers that are refused together whatever else is answered are not tried with everything else again.
 *
 * What is not walked: three and more answers that only together lead somewhere, unless a condition names them together;
 * entries of one list that differ in what they decide; free texts other than those of the fixtures. Shortest and longest
 * are of the paths walked. The papers of every path that was finished are made as HTML.
 */

export interface ServiceWalk {
  readonly slug: string
  /** Ids of every question and field of the folder. */
  readonly asked: readonly string[]
  readonly states: readonly StateWalk[]
  readonly seconds: number
}

export const tool: Tool = {
  usage: 'walk <slug|all>',
  does: 'Walks the branches of an interview in every state: dead ends, questions nobody reaches, refusals, papers.',
  async run([slug = '']) {
    if (slug === 'all') console.log(overviewHead)
    const walks = (slug === 'all' ? serviceFolders() : [slug]).map((each) => {
      const walk = walkService(openService(each))
      console.log(slug === 'all' ? overviewOf(walk) : reportOf(walk))
      return walk
    })
    const deadEnds = walks.flatMap(deadEndsOf)
    for (const deadEnd of deadEnds) console.error(`\n${deadEnd}`)
    return deadEnds.length === 0 ? 0 : 1
  }
}

/** Walks one service in each state it covers. */
export function walkService(service: ServiceContent, root = contentFolder): ServiceWalk {
  const started = performance.now()
  const { slug } = service.meta
  const fixtures = Object.values(loadFixtures(slug, root)).map(({ answers }) => answers)
  const states = service.states.map((state) => {
    const edition = editionOf(service, state, readOn)
    return walkState(edition, slotsOf(edition, fixtures))
  })
  const asked = service.questionnaire.questions.flatMap(({ id, repeat }) => [
    id,
    ...(repeat?.fields ?? []).map((field) => field.id)
  ])
  return { slug, asked, states, seconds: (performance.now() - started) / 1000 }
}
