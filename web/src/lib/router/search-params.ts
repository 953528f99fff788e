import { useCallback, useMemo } from 'react'
import { type GoOptions, useLocation, useNavigate } from './location.tsx'

type Wanted = URLSearchParams | Record<string, string>

/** What stands behind the question mark of the address, and a way to change it. */
export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (wanted: Wanted | ((now: URLSearchParams) => Wanted), options?: GoOptions) => {
      const { pathname, search: now } = window.location
      const next = new URLSearchParams(typeof wanted === 'function' ? wanted(new URLSearchParams(now)) : wanted)
      navigate(next.size === 0 ? pathname : `?${next}`, options)
    },
    [navigate]
  )
  return [params, setParams] as const
}
