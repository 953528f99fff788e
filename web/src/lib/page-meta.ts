import { useEffect } from 'react'

/** The tab's title and the description search engines show. */
export function usePageMeta(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} | Formwright`
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
