import { caseChecks } from './cases.ts'
import type { ContentCheck, Folder } from './folder.ts'
import { nameChecks } from './names.ts'
import { oathChecks } from './oaths.ts'
import { paperChecks } from './papers.ts'

/** Everything the content test asks of a folder, beside what the loader refuses. */
export const contentChecks: readonly ContentCheck[] = [...nameChecks, ...caseChecks, ...oathChecks, ...paperChecks]

/** All that is wrong with a folder. While a name is wrong no paper is made: each would stop at the same word. */
export function complaintsOf(folder: Folder): string[] {
  const names = nameChecks.flatMap((check) => check.complaints(folder))
  if (names.length > 0) return names
  return contentChecks.flatMap((check) => stoppedAt(check, folder))
}

/** What a check finds, or the mistake at which it had to stop. */
function stoppedAt({ complaints }: ContentCheck, folder: Folder): string[] {
  try {
    return complaints(folder)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
