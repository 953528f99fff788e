import { useEffect, useRef } from 'react'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import type { Found } from '../api/find-attorneys.ts'
import { AttorneyEntry } from './attorney-entry.tsx'

const notes: Record<Found['from'], string> = {
  matching: '',
  directory: 'The matching is not available right now. These are attorneys of the directory, without a score.',
  'built-in':
    'The directory is not available right now. These three are fictional samples with placeholder contact data.'
}

export function AttorneyResults({ found }: { found: Found }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the reading position
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [found])
  const sample = found.from !== 'built-in' && found.attorneys.some(({ source }) => source === 'sample')
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl">
        {found.attorneys.length === 1 ? '1 attorney' : `${found.attorneys.length} attorneys`}
      </h3>
      {found.summary ? <p className="mt-1 text-[14.5px] text-soft">{found.summary}</p> : null}
      {notes[found.from] ? (
        <Notice tone="note" className="mt-3">
          {notes[found.from]}
        </Notice>
      ) : null}
      {sample ? (
        <Notice tone="note" role="note" className="mt-3">
          Entries marked as samples are fictional: they show how the finder works, and nobody can hire them. For a real
          attorney ask your state bar’s referral service.
        </Notice>
      ) : null}
      {found.attorneys.length === 0 ? (
        <p className="mt-3 text-soft">
          No attorney of this state is in the directory. Your state bar’s referral service can name one.
        </p>
      ) : null}
      <ol className="mt-2">
        {found.attorneys.map((attorney) => (
          <AttorneyEntry key={attorney.id} attorney={attorney} />
        ))}
      </ol>
    </section>
  )
}
