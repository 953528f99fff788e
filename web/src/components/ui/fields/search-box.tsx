import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'

type SearchBoxProps = {
  label: string
  placeholder: string
  children?: ReactNode
} & ({ value: string; onChange: (value: string) => void } | { value?: undefined; onChange?: undefined })

/** One line to search in, with room for a button. Without `value` the form around it reads the field `q`. */
export function SearchBox({ label, placeholder, value, onChange, children }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  // What was typed into the drawn page, before its code was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== value) onChange?.(typed)
  }, [])
  return (
    <div className="flex w-full max-w-[540px] items-center rounded-control border border-rule bg-sheet p-1.5 shadow-lift focus-within:outline-2 focus-within:outline-act">
      <Icon of={Search} size={18} className="ml-2.5 shrink-0 text-soft" />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        className="min-h-11 w-full min-w-0 flex-1 bg-transparent px-3 text-base text-ink placeholder:text-soft outline-none"
        {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : {})}
      />
      {children}
    </div>
  )
}
