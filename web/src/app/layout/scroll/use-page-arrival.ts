import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../../../lib/router/location.tsx'

/** A new page starts at its top with the reading position on its content, as a full page load would. */
export function usePageArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    if (how !== 'POP') window.scrollTo(0, 0)
  }, [pathname, how])
  return main
}
