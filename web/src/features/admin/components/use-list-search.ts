import { useSearchParams } from 'react-router'
import { byTyping } from '../../../lib/typed-text.ts'
import type { Filters } from '../api/list.ts'

/** The filters and the page of the open tab, as they stand in the address. */
export function useListSearch(...names: string[]) {
  const [search, setSearch] = useSearchParams()
  const filters: Filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined]))
  const cursor = search.get('cursor') ?? undefined

  function change(name: string, value: string | null, replace: boolean) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (name !== 'cursor') next.delete('cursor')
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace, preventScrollReset: true, ...byTyping }
    )
  }
  return {
    filters,
    query: { ...filters, cursor },
    cursor,
    setFilter: (name: string, value: string) => change(name, value, true),
    turnTo: (next: string | null) => change('cursor', next, false)
  }
}
export type ListSearch = ReturnType<typeof useListSearch>
