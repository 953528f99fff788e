import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import type { ProgressItem } from '../api/get-my-progress.ts'

export type MatterLinks = {
  continue: (item: ProgressItem) => string
  documents: (generationId: string) => string
  /** The button that saves the file. */
  download: (generationId: string, name: string) => ReactNode
}

/** Completed items offer Download and View; one whose final set is on its way is watched; the others Continue. */
export function MatterActions({ item, links }: { item: ProgressItem; links: MatterLinks }) {
  const final = item.generation?.kind === 'final' ? item.generation : null
  const named = (words: string) => ({ 'aria-label': `${words} ${item.service_name}` })
  if (final && item.status === 'completed') {
    return (
      <>
        {links.download(final.generation_id, item.service_name)}
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
  const words = item.status === 'waiting' ? (item.refusal ? 'Open' : 'Confirm') : 'Continue'
  return (
    <ButtonLink to={links.continue(item)} {...named(words)}>
      {words}
    </ButtonLink>
  )
}
