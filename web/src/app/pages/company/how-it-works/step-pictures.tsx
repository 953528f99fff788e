import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../../components/ui/icon.tsx'
import { Paper } from '../../../../components/ui/paper/paper.tsx'

/** Small stills beside the steps: decoration for the eye, so hidden from screen readers. */
export function QuestionPicture() {
  return (
    <Frame>
      <div className="w-full max-w-sm rounded-card border border-rule bg-sheet p-5">
        <p className="font-serif text-[19px] font-[560]">Are you married?</p>
        <p className="mt-3 flex items-center gap-3 rounded-control border border-act bg-act-wash px-3.5 py-2 text-[15px]">
          <span className="size-4 rounded-full border-[5px] border-act" /> Yes
        </p>
        <p className="mt-2 flex items-center gap-3 rounded-control border border-rule px-3.5 py-2 text-[15px]">
          <span className="size-4 rounded-full border-[1.5px] border-soft" /> No
        </p>
      </div>
    </Frame>
  )
}

export function PreparationPicture() {
  return (
    <Frame>
      <Paper className="w-full max-w-sm -rotate-[0.6deg] px-6 py-5 text-[13px] leading-relaxed">
        <b>Article 1. Family.</b> I am married to <Mark>Daniel Okafor</Mark>. I have two children, <Mark>Ada</Mark> and{' '}
        <Mark>Tomás</Mark>, and every reference to my children means them and any child born to me later.
      </Paper>
    </Frame>
  )
}

export function ReviewPicture() {
  return (
    <Frame>
      <div className="w-full max-w-sm">
        <Paper className="px-6 py-5 text-[13px] leading-relaxed">
          Witness: <Mark>Daniel Okafor</Mark>
          <span className="mt-4 block w-2/3 border-t border-page-ink pt-1 text-[11px]">Signature of the witness</span>
        </Paper>
        <p className="mt-3 rounded-control bg-note-wash px-4 py-2.5 text-[14px] text-note">
          Second look: Daniel also receives something under this will.
        </p>
      </div>
    </Frame>
  )
}

export function FilingPicture() {
  const lines = ['Sign before two witnesses', 'Have the affidavit notarized', 'Keep the original where it is found']
  return (
    <Frame>
      <Paper className="w-full max-w-sm rotate-[0.5deg] px-6 py-5 text-[14px]">
        {lines.map((line) => (
          <span key={line} className="flex items-center gap-3 border-b border-page-rule py-2 last:border-0">
            <Icon of={Check} size={15} className="shrink-0 text-page-soft" />
            {line}
          </span>
        ))}
      </Paper>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="flex lg:justify-end lg:self-center">
      {children}
    </div>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return <mark className="rounded-[2px] bg-page-mark px-0.5 text-page-ink">{children}</mark>
}
