import type { ReactNode } from 'react'

/** A piece of the shop, as large as the stage allows. */
export function StageCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md rounded-card border border-rule bg-sheet p-5 shadow-lift sm:p-6">
      <p className="mb-3 font-serif text-[20px] leading-tight font-[560]">{title}</p>
      {children}
    </div>
  )
}
