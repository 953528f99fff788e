import { notFound, unprocessable } from '@formwright/kit/http/errors'
import type { ContentLibrary, ServiceContent } from '../../content/library.ts'
import type { CheckedAnswers } from '../../domain/questionnaire/check-answers.ts'

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

/** The same answers; throws 422 with the fields when something is wrong with them. */
export function withoutErrors(checked: CheckedAnswers): CheckedAnswers {
  const { errors } = checked
  if (errors.length > 0) throw unprocessable('Some answers need another look', errors.slice(0, 50), 'invalid-answers')
  return checked
}
