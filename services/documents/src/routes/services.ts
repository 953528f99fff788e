import { notFound, unprocessable } from '@formwright/kit/errors'
import type { ContentLibrary, ServiceContent } from '../content/library.ts'
import type { Answers } from '../content/schemas/fixture.ts'
import { checkAnswers } from '../domain/questionnaire/check-answers.ts'

/** The service a path names. */
export function serviceAt(library: ContentLibrary, idOrSlug: string | number): ServiceContent {
  const service = library.service(idOrSlug)
  if (service === undefined) throw notFound('There is no such service', 'unknown-service')
  return service
}

/** The service a body names. */
export function serviceIn(library: ContentLibrary, id: number): ServiceContent {
  const service = library.service(id)
  if (service === undefined) {
    throw unprocessable('There is no such service', [{ field: 'service_id', message: 'is not known' }])
  }
  return service
}

/** What stays of a body's answers; 422 with the fields when something is wrong. */
export function answersIn(
  service: ServiceContent,
  raw: unknown,
  complete: boolean
): { answers: Answers; dropped: string[] } {
  const { answers, dropped, errors } = checkAnswers(service, raw, { complete })
  if (errors.length > 0) throw unprocessable('Some answers need another look', errors.slice(0, 50), 'invalid-answers')
  return { answers, dropped }
}
