import type { ReactNode } from 'react'

type FactsProps = { title: string; facts: readonly { title: string; text: ReactNode }[] }

/** A heading, and under it short texts with a heading each, in columns parted by hairlines. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <>
      <h2 className="text-section">{title}</h2>
      <div className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {facts.map((fact) => (
          <div key={fact.title} className="border-t border-rule pt-4">
            <h3 className="text-[19px]">{fact.title}</h3>
            <p className="mt-1.5 text-[15px] text-soft">{fact.text}</p>
          </div>
        ))}
      </div>
    </>
  )
}
