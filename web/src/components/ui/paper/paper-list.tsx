import clsx from 'clsx'
import type { Paper } from '../../../lib/service.ts'
import { SheetMark } from './sheet-mark.tsx'

type PaperListProps = {
  papers: readonly Paper[]
  label: string
  /** Code of the state whose list it is; '' for the list of no state. */
  state?: string
  /** Shown at most; how many more there are is told. */
  most?: number
  className?: string
}

/** The papers of a set, each marked as a sheet; what is not certain says on what it depends. */
export function PaperList({ papers, label, state = '', most = papers.length, className }: PaperListProps) {
  const more = papers.length - most
  return (
    <ul className={clsx('text-[14.5px]', className)} aria-label={label}>
      {papers.slice(0, most).map(({ id, title, certain }) => (
        <li key={id} className="flex gap-2.5 border-t border-rule py-[7px]">
          <SheetMark />
          <span className={certain ? undefined : 'text-soft'}>
            {title}
            {certain ? null : (
              <span className="block text-[13px]">
                {state ? 'depends on your answers' : 'depends on your state and answers'}
              </span>
            )}
          </span>
        </li>
      ))}
      {more > 0 ? (
        <li className="border-t border-rule py-[7px] pl-[21px] text-soft">{`+${more} more documents`}</li>
      ) : null}
    </ul>
  )
}
