import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadLibrary } from '../../services/documents/src/content/library.ts'
import { checkAnswers } from '../../services/documents/src/domain/questionnaire/check-answers.ts'
import { publicQuestionnaire } from '../../services/documents/src/domain/questionnaire/public-questionnaire.ts'
import type { Answers } from '../../web/src/features/questionnaire/model/answers.ts'
import { problemsIn } from '../../web/src/features/questionnaire/model/problems.ts'
import type { Questionnaire } from '../../web/src/features/questionnaire/model/questionnaire.ts'
import { stepsOf } from '../../web/src/features/questionnaire/model/steps.ts'

const content = join(import.meta.dirname, '../../services/documents/content')
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
        const { errors } = checkAnswers(service, given, { complete: true })
        const steps = stepsOf(questionnaire.questions, given)
        const fields = problemsIn(questionnaire, steps, given).map(({ field }) => field)
        expect([...new Set(fields)].sort()).toEqual([...new Set(errors.map(({ field }) => field))].sort())
      }
    }
  }
)
