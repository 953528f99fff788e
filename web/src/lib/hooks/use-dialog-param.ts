import { useSearchParams } from '../router/search-params.ts'

/** Which dialog is open stands in the address, as `?open=`: Back closes it, and a link may open it. */
export function useDialogParam<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('open')
  const open = names.find((name) => name === asked) ?? null

  function change(name: Name | null, replace: boolean) {
    const next = new URLSearchParams(params)
    if (name === null) next.delete('open')
    else next.set('open', name)
    setParams(next, { replace })
  }

  return {
    open,
    show: (name: Name) => change(name, false),
    close: () => {
      if (open !== null) change(null, true)
    }
  }
}
