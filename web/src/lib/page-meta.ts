import { createContext, useContext, useEffect } from 'react'

export interface PageMeta {
  title: string
  description: string
}

/** Takes a page's title and description where there is no document to write them into: in the build. */
export const PageMetaSink = createContext<((meta: PageMeta) => void) | null>(null)

/** The tab's title and the description search engines show. */
export function usePageMeta(title: string, description = ''): void {
  const sink = useContext(PageMetaSink)
  const shown = `${title} | Formwright`
  sink?.({ title: shown, description })
  useEffect(() => {
    document.title = shown
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [shown, description])
}
