import type { Block } from '../../../../content/policies/policy.ts'
import { PolicyTable } from './policy-table.tsx'

/** A block of a policy; `title` names a table for those who hear it. */
export function PolicyBlock({ block, title }: { block: Block; title: string }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>
  if ('table' in block) return <PolicyTable {...block.table} caption={title} />
  if ('terms' in block) {
    return (
      <dl className="mt-4">
        {block.terms.map(([term, meaning]) => (
          <div key={term} className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[13rem_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul className="mt-4">
      {block.list.map((item) => (
        <li key={item} className="border-t border-rule py-2.5">
          {item}
        </li>
      ))}
    </ul>
  )
}
