import { ChevronDown } from 'lucide'
import { Icon } from './icon.tsx'

/** What stands on a folded part of the page; its `details` is the `group` that turns the arrow. */
export function FoldTitle({ children }: { children: string }) {
  return (
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
      {children}
      <Icon of={ChevronDown} size={18} className="shrink-0 text-act group-open:rotate-180" />
    </summary>
  )
}
