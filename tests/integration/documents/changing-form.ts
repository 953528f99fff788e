import type { ContentLibrary, ServiceContent } from '@formwright/documents/content/library'
import { dayOf } from '@formwright/documents/domain/questionnaire/today'
import { dayAfter } from '@formwright/interview/calendar'
import { library, will } from './support.ts'

type Form = Partial<ServiceContent['questionnaire']>

/** A will whose form is another from one moment to the next, as when a new version of the content is rolled out. */
export function changingWill(first: Form) {
  const changed = (form: Form): ServiceContent => ({ ...will, questionnaire: { ...will.questionnaire, ...form } })
  let now = changed(first)
  const content: ContentLibrary = {
    ...library,
    service: (idOrSlug) => (library.service(idOrSlug) === will ? now : library.service(idOrSlug))
  }
  return {
    content,
    changeTo: (form: Form) => {
      now = changed(form)
    }
  }
}

/** The questions of the will, and some more. */
export const withMore = (...more: ServiceContent['questionnaire']['questions']) => [
  ...will.questionnaire.questions,
  ...more
]

/** A text question that need not be answered. */
export const textQuestion = (id: string, more: object = {}) => ({
  id,
  section: will.questionnaire.sections.at(-1)?.id ?? '',
  question: `What about ${id}?`,
  type: 'text' as const,
  required: false,
  ...more
})

/** So many days from now in Texas; negative for days ago. */
export const daysFromNow = (value: number) => dayAfter(dayOf(will, 'TX', new Date()), { value, unit: 'days' })
