import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Becomes true when the element is near the window, and stays so. */
export function useInView<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || seen) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '600px 0px' }
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [seen])
  return [element, seen]
}
