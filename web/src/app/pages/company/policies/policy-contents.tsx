import { FoldTitle } from '../../../../components/ui/fold-title.tsx'
import type { Policy } from '../../../../content/policies/policy.ts'

/** The sections to jump to: beside the text where there is room, folded above it where there is not. */
export function PolicyContents({ policy }: { policy: Policy }) {
  const list = (
    <ol className="border-l border-rule text-[14.5px]">
      {policy.sections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="flex min-h-11 items-center py-1 pl-4 text-soft hover:text-ink lg:min-h-9"
          >
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="On this page">
      <div className="sticky top-6 max-lg:hidden">{list}</div>
      <details className="group lg:hidden">
        <FoldTitle>On this page</FoldTitle>
        {list}
      </details>
    </nav>
  )
}
