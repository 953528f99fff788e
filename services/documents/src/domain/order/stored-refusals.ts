import type { Refusal } from '@formwright/interview/refusals'
import type { ServiceContent } from '../../content/library.ts'
import type { DraftRow } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { openAnswers } from '../matter/answers-at-rest.ts'
import { withoutFormer } from '../matter/aside.ts'
import { refusalsOf } from '../matter/check-matter.ts'

/** What stands in the way of a matter's papers today. */
export function storedRefusals(
  service: ServiceContent,
  keyring: Keyring,
  { id, answers }: DraftRow,
  now: Date
): readonly Refusal[] {
  const given = openAnswers(keyring, answers, `draft:${id}`)
  return refusalsOf(service, withoutFormer(service, given, given), now)
}
