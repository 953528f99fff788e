import clsx from 'clsx'
import type { ReactNode } from 'react'

type Tone = 'good' | 'note' | 'stop'

const tones: Record<Tone, string> = {
  good: 'bg-act-wash text-act',
  note: 'bg-note-wash text-note',
  stop: 'bg-stop-wash text-stop'
}

type NoticeProps = { tone: Tone; children: ReactNode; className?: string; role?: 'alert' | 'status' | 'note' }

/** What other sites say with a pop-up: a sentence in the page, spoken by screen readers when it appears. */
export function Notice({ tone, children, className, role = tone === 'stop' ? 'alert' : 'status' }: NoticeProps) {
  return (
    <div role={role} className={clsx('rounded-control px-4 py-3 text-[14.5px]', tones[tone], className)}>
      {children}
    </div>
  )
}
