import type { ReactNode } from 'react'

type ProblemProps = { title: string; children?: ReactNode; actions?: ReactNode }

/** A whole page that could not be what the visitor came for, and the ways on from here. */
export function Problem({ title, children, actions }: ProblemProps) {
  return (
    <div className="wrap max-w-2xl! py-16 sm:py-24">
      <h1 className="text-[clamp(28px,4vw,40px)]">{title}</h1>
      {children ? <div className="mt-4 grid gap-3 text-lg text-soft">{children}</div> : null}
      {actions ? <div className="mt-8 flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  )
}
