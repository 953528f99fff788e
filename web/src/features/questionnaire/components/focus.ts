import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The heading of what is asked now. Focus and reading position move to it whenever another place takes the page, not when
 * the page is first opened there; `elsewhere` says that something on it takes them instead.
 */
export function useArrival(arriving: boolean, elsewhere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const [wanted] = useState(arriving && !elsewhere)
  useLayoutEffect(() => {
    if (!wanted || !heading.current) return
    heading.current.focus({ preventScroll: true })
    const { top, bottom } = heading.current.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) heading.current.scrollIntoView()
  }, [wanted])
  return heading
}

/** Whether the person has gone anywhere since the page was opened at its first place. */
export function useHasMoved(place: string): boolean {
  const [start] = useState(place)
  const [moved, setMoved] = useState(false)
  if (place !== start && !moved) setMoved(true)
  return moved || place !== start
}

/**
 * Leads to something in a list that what is being done only now draws: a new entry, or the line that takes a folded one's
 * place. The selector is looked for once everything is drawn, also when the same one is asked for again.
 */
export function useLead(): [RefObject<HTMLDivElement | null>, (selector: string) => void] {
  const root = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ selector: string } | null>(null)
  useLayoutEffect(() => {
    if (wanted) focusOn(root.current?.querySelector(wanted.selector))
  }, [wanted])
  return [root, (selector) => setWanted({ selector })]
}

/** Puts the focus on the control inside `place`, the first that is not right where several are, in the middle of the screen with its words. False when there is none. */
export function focusOn(place: Element | null | undefined): boolean {
  const control = place?.matches(controls) ? place : (place?.querySelector(faulty) ?? place?.querySelector(controls))
  if (!(control instanceof HTMLElement)) return false
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  return true
}

const controls = ':is(input, select, textarea, button):not(:disabled)'
const faulty = ':is(input, select, textarea)[aria-invalid="true"]:not(:disabled)'
