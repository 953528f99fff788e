import { useEffect } from 'react'
import { SelectField } from '../../../../components/ui/fields/select-field.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { useTypedText } from '../../../../lib/form/typed-text.ts'
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts'
import type { ListSearch } from './use-list-search.ts'

type FilterProps<Name extends string> = { label: string; name: Name; search: NoInfer<ListSearch<Name>> }

type SelectFilterProps<Name extends string> = FilterProps<Name> & { options: Record<string, string> }

export function SelectFilter<Name extends string>({ label, name, search, options }: SelectFilterProps<Name>) {
  return (
    <SelectField
      label={label}
      className="sm:w-44"
      value={search.filters[name] ?? ''}
      onChange={(event) => search.setFilter(name, event.target.value)}
    >
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

export function DayFilter<Name extends string>({ label, name, search }: FilterProps<Name>) {
  const [typed, setTyped] = useTypedText(search.filters[name] ?? '')
  return (
    <TextField
      label={label}
      type="date"
      className="sm:w-44"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        search.setFilter(name, event.target.value)
      }}
    />
  )
}

/** Searches once the typing rests. */
export function TextFilter<Name extends string>({ label, name, search }: FilterProps<Name>) {
  const known = search.filters[name] ?? ''
  const [typed, setTyped] = useTypedText(known)
  const rested = useDebounced(typed, 350)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    if (rested.trim() !== known) search.setFilter(name, rested.trim())
  }, [rested])
  return (
    <TextField
      label={label}
      type="search"
      maxLength={200}
      className="min-[26rem]:max-sm:col-span-2 sm:w-64"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
