import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState
} from 'react'

/** Where the person is. `state` came along with the way there; `key` is another at each arrival. */
export type Place = { pathname: string; search: string; hash: string; state: unknown; key: string }

/** Back and forward (and the first arrival), a new entry of the history, or another in the place of the last. */
export type How = 'POP' | 'PUSH' | 'REPLACE'
export type GoOptions = { replace?: boolean; state?: unknown }

type Here = { location: Place; how: How; go: (to: string, options?: GoOptions) => void }

const HereContext = createContext<Here | null>(null)

/** The place is that of the browser's address bar. A page whose code is on its way leaves the one before in sight. */
export function BrowserPlace({ children }: { children: ReactNode }) {
  const [{ location, how }, setPlace] = useState(() => read('POP'))
  useLayoutEffect(() => {
    const onPop = () => startTransition(() => setPlace(read('POP')))
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  const go = useCallback((to: string, { replace = false, state = null }: GoOptions = {}) => {
    const entry = { state, key: Math.random().toString(36).slice(2, 10) }
    if (replace) window.history.replaceState(entry, '', to)
    else window.history.pushState(entry, '', to)
    startTransition(() => setPlace(read(replace ? 'REPLACE' : 'PUSH')))
  }, [])
  const here = useMemo(() => ({ location, how, go }), [location, how, go])
  return <HereContext value={here}>{children}</HereContext>
}

/** For the build, which draws a page without a browser. */
export function FixedPlace({ at, children }: { at: string; children: ReactNode }) {
  const location = { pathname: at, search: '', hash: '', state: null, key: 'default' }
  return <HereContext value={{ location, how: 'POP', go: () => {} }}>{children}</HereContext>
}

function read(how: How): { location: Place; how: How } {
  const { pathname, search, hash } = window.location
  const { state = null, key = 'default' } = window.history.state ?? {}
  return { location: { pathname, search, hash, state, key }, how }
}

function useHere(): Here {
  const here = use(HereContext)
  if (!here) throw new Error('nothing tells where the person is')
  return here
}

export const useLocation = (): Place => useHere().location

/** How the person came to where they are. */
export const useNavigationType = (): How => useHere().how

/** Goes to an address of the site. */
export const useNavigate = () => useHere().go
