import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A sheet of paper: white in the dark too, as it will be when printed. */
export function Paper({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div
      className={clsx('rounded-page border border-page-rule bg-page font-serif text-page-ink shadow-lift', className)}
    >
      {children}
    </div>
  )
}
