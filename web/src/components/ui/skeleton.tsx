import clsx from 'clsx'

/** The shape of what is coming. Decorative: the sentence beside it is what is read out. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-wash', className)} />
}

/** Said while something loads, seen only by screen readers unless `visible`. */
export function LoadingText({ children, visible = false }: { children: string; visible?: boolean }) {
  return (
    <p role="status" className={visible ? 'text-soft' : 'sr-only'}>
      {children}
    </p>
  )
}
