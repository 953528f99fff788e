import { walkParts } from '@formwright/interview/condition'
import type { ServiceContent } from '../../src/content/library.ts'
import type { Condition } from '../../src/content/schemas/condition.ts'
import type { Answers } from '../../src/content/schemas/fixture.ts'
import { checkAnswers } from '../../src/domain/questionnaire/check-answers.ts'
import { holds } from '../../src/domain/questionnaire/conditions.ts'
import { inScope } from '../../src/domain/render/scope.ts'
import { movedTo } from '../moved.ts'
import { type ContentCheck, type Folder, questionsIn } from './folder.ts'
import { acceptedIn, pagesOf, readOn, scopeOf } from './papers.ts'

/** Checks of the sample answers: they are whole, and together they reach everything. */
export const caseChecks: readonly ContentCheck[] = [
  { asks: 'has fixtures that are complete, valid and lose nothing', complaints: brokenFixtures },
  { asks: 'has an accepted case for every state', complaints: statesWithoutCase },
  { asks: 'refuses what fixtures/refused says it must, and shows each rule at work', complaints: brokenRefusals },
  { asks: 'answers every question in some fixture', complaints: unansweredQuestions },
  { asks: 'has no condition that no case and no state meets', complaints: unmetConditions },
  { asks: 'prints every answer, or lets it decide something', complaints: lostAnswers }
]

function brokenFixtures({ service, fixtures }: Folder): string[] {
  if (fixtures.length === 0) return ['fixtures: there is no case yet; add sample answers as fixtures/<case>.json']
  return fixtures.flatMap(({ file, answers }) => {
    const { errors, dropped, refusals } = checkAnswers(service, answers, { complete: true, today: readOn })
    return [
      ...errors.map(({ field, message }) => `${file}: answers.${field}: “${message}”; correct the answer`),
      ...refusals.map(
        ({ id, message }) =>
          `${file}: refuse_when.${id}: “${message}”; correct the answers, or move it to fixtures/refused`
      ),
      ...dropped.map((field) => `${file}: answers.${field}: the question is hidden with these answers; leave it out`)
    ]
  })
}

function statesWithoutCase({ service, fixtures }: Folder): string[] {
  if (fixtures.length === 0) return []
  const accepted = new Set(fixtures.flatMap(({ answers }) => acceptedIn(service, answers)))
  const without = service.states.filter((state) => !accepted.has(state))
  if (without.length === 0) return []
  return [`fixtures: every case is refused in ${without.join(' ')}; add one that is accepted there`]
}

function brokenRefusals({ service, refused }: Folder): string[] {
  const shown = new Set(refused.map(({ refused_by }) => refused_by))
  const idle = (service.questionnaire.refuse_when ?? []).filter(({ id }) => !shown.has(id))
  return [
    ...refused.flatMap((fixture) => refusalComplaints(service, fixture)),
    ...idle.map(({ id }) => `questionnaire.yaml: refuse_when.${id}: no case shows it; add fixtures/refused/<case>.json`)
  ]
}

/** A refused case is right in all but the one thing that must be refused. */
function refusalComplaints(
  service: ServiceContent,
  { file, answers, refused_by, possible_from }: Folder['refused'][number]
): string[] {
  const { errors, dropped, refusals } = checkAnswers(service, answers, { complete: true, today: readOn })
  const isOption = service.questionnaire.questions.some(({ id }) => id === refused_by)
  const others = errors.filter(({ field }) => !isOption || field !== refused_by)
  const found = refusals.find(({ id }) => id === refused_by)
  const isRefused = isOption ? errors.length > others.length : found !== undefined
  const why = `${refused_by} must refuse it and does not; correct its condition, or the answers`
  const day = found?.possible_from ?? 'no day'
  const isOtherDay = possible_from !== undefined && found !== undefined && day !== possible_from
  return [
    ...others.map(({ field, message }) => `${file}: answers.${field}: “${message}”; only what is refused may be wrong`),
    ...dropped.map((field) => `${file}: answers.${field}: the question is hidden with these answers; leave it out`),
    ...(isRefused || others.length > 0 ? [] : [`${file}: refused_by: ${why}`]),
    ...(isOtherDay ? [`${file}: possible_from: the rule says ${day}; correct the one or the other`] : [])
  ]
}

function unansweredQuestions({ fixtures, questions }: Folder): string[] {
  const answered = new Set(fixtures.flatMap(({ answers }) => idsAnswered(answers)))
  const open = questions.filter(({ id }) => !answered.has(id))
  return open.map(({ id }) => `questionnaire.yaml: questions.${id}: no fixture answers it; add it to one`)
}

function unmetConditions({ service, fixtures, refused, conditions, questions }: Folder): string[] {
  const cases = [...fixtures, ...refused].flatMap(({ answers }) =>
    service.states.map((state) => movedTo(answers, state))
  )
  const scopes = cases.map((answers) => scopeOf(service, answers, 'preview'))
  const fields = new Set(questions.filter((question) => !('section' in question)).map(({ id }) => id))
  const unmet = conditions.filter(
    ({ condition }) => !isOfAnEntry(condition, fields) && !scopes.some((scope) => holds(condition, inScope(scope)))
  )
  return unmet.map(({ place }) => `${place}: no fixture meets it in any state; add a case that does, or take it out`)
}

/** Whether it is decided for each entry by itself, and not for the form. */
function isOfAnEntry(condition: Condition, fields: ReadonlySet<string>): boolean {
  let found = false
  walkParts(condition, (part, list) => {
    found ||= list === undefined && 'question' in part && fields.has(part.question)
  })
  return found
}

function lostAnswers({ service, fixtures, templates, conditions, questions }: Folder): string[] {
  const named = new Set(templates.flatMap(({ use }) => [...use.questions]))
  const choices = questions
    .filter(({ id, options, refuse }) => refuse !== undefined || (options !== undefined && named.has(id)))
    .map(({ id }) => id)
  const deciding = new Set([...conditions.flatMap(({ condition }) => questionsIn(condition)), ...choices])
  return fixtures.flatMap(({ file, answers }) => {
    const html = pagesOf(scopeOf(service, answers, 'final')).join('\n')
    const lost = idsAnswered(answers).filter(
      (id) => !html.includes(`data-q="${id}"`) && !html.includes(`data-field="${id}"`) && !deciding.has(id)
    )
    return lost.map((id) => `${file}: answers.${id}: is asked here but printed nowhere; print it, or hide the question`)
  })
}

function idsAnswered(answers: Answers): string[] {
  return Object.entries(answers).flatMap(([id, value]) =>
    typeof value === 'string' ? [id] : [id, ...value.flatMap((entry) => Object.keys(entry))]
  )
}
