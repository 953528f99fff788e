import { checkAnswers } from '../../src/domain/questionnaire/check-answers.ts'
import { faultsOf, pagesOf, scopeOf } from '../check/papers.ts'
import type { Edition } from './edition.ts'
import type { Path } from './path.ts'

/** The papers that finished paths come to, each made as HTML: a sworn sentence that is untrue stops there. */
export function papersOf({ service, state, today }: Edition) {
  const sets = new Map<string, string[]>()
  return {
    sets: () => [...sets.values()],
    /** Why these answers make no papers; undefined when they do. */
    make({ answers }: Path): string | undefined {
      const scope = scopeOf(service, answers, 'final')
      const ids = scope.documents.map(({ id }) => id)
      if (ids.length < 3) return `only ${ids.length} documents: ${ids.join(', ')}`
      sets.set(ids.join(), ids)
      const why = checked(answers) ?? printed(() => pagesOf(scope))
      return why?.replace(` (${state})`, '').replace(`, ${state}:`, ':')
    }
  }

  function checked(answers: Path['answers']): string | undefined {
    const { errors, dropped } = checkAnswers(service, answers, { complete: true, today })
    const [error] = errors
    if (error !== undefined) return `the service refuses ${error.field}: ${error.message}`
    return dropped.length === 0 ? undefined : `the service drops ${dropped.join(', ')}`
  }
}

function printed(pages: () => string[]): string | undefined {
  try {
    return pages().flatMap(faultsOf)[0]
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
