import { byTyping } from '../../../../lib/form/typed-text.ts'
import { useSearchParams } from '../../../../lib/router/search-params.ts'

/** The filters and the page of the open tab, as they stand in the address. */
export function useListSearch<Name extends string = never>(...names: Name[]) {
  const [search, setSearch] = useSearchParams()
  const named = names.flatMap((name) => [[name, search.get(name) || undefined]])
  const filters = Object.fromEntries(named) as { [name in Name]?: string | undefined }
  const cursor = search.get('cursor') || undefined

  function change(name: string, value: string | null, replace: boolean) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (name !== 'cursor') next.delete('cursor')
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace, ...byTyping }
    )
  }
  return {
    filters,
    query: { ...filters, cursor },
    cursor,
    setFilter: (name: Name, value: string) => change(name, value, true),
    turnTo: (next: string | null) => change('cursor', next, false)
  }
}
export type ListSearch<Name extends string = never> = ReturnType<typeof useListSearch<Name>>
