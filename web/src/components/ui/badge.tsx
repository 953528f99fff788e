import clsx from 'clsx'
import type { ReactNode } from 'react'

type BadgeProps = { children: ReactNode; tone?: 'plain' | 'good' | 'note' }

export function Badge({ children, tone = 'plain' }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-[13px] font-medium',
        tone === 'plain' && 'border border-rule text-soft',
        tone === 'good' && 'bg-act-wash text-act',
        tone === 'note' && 'bg-note-wash text-note'
      )}
    >
      {children}
    </span>
  )
}
