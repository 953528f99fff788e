import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadLibrary, loadService, type ServiceContent } from '../../services/documents/src/content/library.ts'
import { checkAnswers } from '../../services/documents/src/domain/questionnaire/check-answers.ts'
import { publicQuestionnaire } from '../../services/documents/src/domain/questionnaire/public-questionnaire.ts'
import { openScope } from '../../services/documents/src/domain/render/scope.ts'
import { renderText } from '../../services/documents/src/domain/render/templates.ts'
import type { Answers } from '../../services/interview/src/answers.ts'
import { CASES_DAY, cases, casesForm } from '../../services/interview/src/cases.ts'
import { holds } from '../../services/interview/src/condition.ts'
import { askedOn } from '../../web/src/features/questionnaire/model/asked.ts'
import { problemsIn } from '../../web/src/features/questionnaire/model/problems.ts'
import type { Questionnaire } from '../../web/src/features/questionnaire/model/questionnaire.ts'

const content = join(import.meta.dirname, '../../services/documents/content')
const today = '2026-11-21'
const spoilt = ['', ' ', 'five thousand', '555', '-1', '101', '1e3', '2031-02-30', 'Round\nRock', 'x'.repeat(5000)]

/**
 * Answers with one thing spoilt: a question, a field of an entry, or the length of a list. Not the state, which is only
 * ever chosen from a list.
 */
function* spoil(answers: Answers, value: string, { questions }: Questionnaire): Generator<Answers> {
  for (const [id, answer] of Object.entries(answers)) {
    if (typeof answer === 'string') {
      if (id !== 'state') yield { ...answers, [id]: value }
    } else {
      const most = questions.find((question) => question.id === id)?.repeat?.max ?? 0
      if (answer.length < most) yield { ...answers, [id]: [...answer, {}] }
      yield { ...answers, [id]: [] }
      for (const [index, entry] of answer.entries()) {
        for (const field of Object.keys(entry))
          yield { ...answers, [id]: answer.with(index, { ...entry, [field]: value }) }
      }
    }
  }
}

it.each(loadLibrary().services.map((service) => [service.meta.slug, service] as const))(
  'refuses in the browser, at the same fields, what the server refuses at the end of %s',
  (slug, service) => {
    const questionnaire = publicQuestionnaire(service) as unknown as Questionnaire
    for (const file of globSync(`${slug}/fixtures/*.json`, { cwd: content })) {
      const { answers } = JSON.parse(readFileSync(join(content, file), 'utf8')) as { answers: Answers }
      for (const given of [answers, ...spoilt.flatMap((value) => [...spoil(answers, value, questionnaire)])]) {
        const { errors, refusals } = checkAnswers(service, given, { complete: true, today })
        const asked = askedOn(questionnaire.questions, given, today)
        const fields = problemsIn(questionnaire, asked).map(({ field }) => field)
        expect([...new Set(fields)].sort()).toEqual(
          [...new Set([...errors.map(({ field }) => field), ...refusals.map(({ question }) => question)])].sort()
        )
      }
    }
  }
)

it.each(cases.filter(({ condition }) => !JSON.stringify(condition).includes('by_state')))(
  'decides on a paper and in the browser alike: $says',
  ({ condition, holds: held, fails }) => {
    const questions = casesForm.map((question) => ({ ...question }))
    const questionnaire = {
      sections: [],
      questions,
      conditions: { it: condition }
    } as unknown as ServiceContent['questionnaire']
    const service: ServiceContent = { ...loadService('simple-will'), questionnaire }
    const printed = (given: Answers) => {
      const { answers } = checkAnswers(service, given, { complete: false, today: CASES_DAY })
      const scope = openScope({ service, answers, kind: 'final', issuedOn: new Date(`${CASES_DAY}T18:00:00Z`) })
      return renderText(service, '{{#when "it"}}holds{{else}}fails{{/when}}', scope)
    }
    const shown = (given: Answers) => (holds(condition, askedOn(casesForm, given, CASES_DAY).look) ? 'holds' : 'fails')
    expect(held.map(printed)).toEqual(held.map(() => 'holds'))
    expect(fails.map(printed)).toEqual(fails.map(() => 'fails'))
    expect([...held, ...fails].map(shown)).toEqual([...held, ...fails].map(printed))
  }
)
