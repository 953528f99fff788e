import { createContext, use } from 'react'

type Params = Readonly<Record<string, string>>

/** What the names of a pattern such as `/checkout/:serviceId` stand for at this path; null where it is another page's. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const form = pattern.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')
  const found = new RegExp(`^${form}/*$`, 'i').exec(pathname)
  return found && Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1] ?? '')]))
}

export const ParamsContext = createContext<Params>({})

/** What the names in the pattern of this page's address stand for. */
export const useParams = (): Partial<Params> => use(ParamsContext)

/** An address typed by hand need not be well written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
