import { ButtonLink } from '../../../components/ui/button.tsx'
import type { ProgressItem } from '../api/get-my-progress.ts'

export type MatterLinks = { continue: (item: ProgressItem) => string; documents: (generationId: string) => string }

/** Completed items offer Download and View; one whose final set is on its way is watched; the others Continue. */
export function MatterActions({ item, links }: { item: ProgressItem; links: MatterLinks }) {
  const final = item.generation?.kind === 'final' ? item.generation : null
  const named = (words: string) => ({ 'aria-label': `${words} ${item.service_name}` })
  if (final && item.status === 'completed') {
    return (
      <>
        <ButtonLink to={links.documents(final.generation_id)} {...named('Download')}>
          Download
        </ButtonLink>
        <ButtonLink look="quiet" to={links.documents(final.generation_id)} {...named('View')}>
          View
        </ButtonLink>
      </>
    )
  }
  if (final && final.status !== 'failed') {
    return (
      <ButtonLink look="quiet" to={links.documents(final.generation_id)} {...named('Watch')}>
        Being made
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={links.continue(item)} {...named('Continue')}>
      Continue
    </ButtonLink>
  )
}
