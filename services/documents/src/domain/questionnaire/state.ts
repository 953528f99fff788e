import type { Answer } from '@formwright/interview/answers'
import type { ServiceContent } from '../../content/library.ts'

/** The state whose facts apply, or none while the answer is not a state the service covers. */
export function coveredState(
  { states }: Pick<ServiceContent, 'states'>,
  answer: Answer | undefined
): string | undefined {
  return typeof answer === 'string' && states.includes(answer) ? answer : undefined
}
