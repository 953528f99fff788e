import clsx from 'clsx'

type CategoryChipsProps = { categories: readonly string[]; chosen: string; onChoose: (category: string) => void }

export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Category</legend>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={clsx(
            'min-h-11 rounded-full border px-4 py-1.5 text-[14px] transition-colors',
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
