import clsx from 'clsx'
import { useEffect, useRef } from 'react'

type CategoryChipsProps = { categories: readonly string[]; chosen: string; onChoose: (category: string) => void }

/** In rows; on a phone one row to push along, where the chosen one is brought into sight. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[value="${CSS.escape(chosen)}"]`)
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - row.current.offsetLeft - 16 })
  }, [chosen])
  return (
    <fieldset
      ref={row}
      className="flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:min-w-0 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      <legend className="sr-only">Category</legend>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          value={category}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={clsx(
            'min-h-11 shrink-0 rounded-full border px-4 py-1.5 text-[14px] transition-colors',
            category === chosen
              ? 'border-ink bg-ink text-paper'
              : 'border-rule text-soft hover:border-edge hover:text-ink'
          )}
        >
          {category}
        </button>
      ))}
    </fieldset>
  )
}
