import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../lib/lazy.ts'
import { scrollButtons } from './scroll-position.ts'

const ScrollButtons = lazyPart(
  () => import('./scroll-buttons.tsx').then((m) => m.ScrollButtons),
  () => null
)

/** Stays out of the way, and unloaded, until somebody has scrolled. */
export function ScrollControl() {
  const { up, down } = useScrollButtons()
  if (!up && !down) return null
  return (
    <Suspense fallback={null}>
      <ScrollButtons up={up} down={down} />
    </Suspense>
  )
}

function useScrollButtons() {
  const [buttons, setButtons] = useState({ up: false, down: false })
  useEffect(() => {
    function look() {
      const { scrollHeight: height, clientHeight: viewport } = document.documentElement
      const now = scrollButtons({ top: window.scrollY, height, viewport })
      setButtons((before) => (before.up === now.up && before.down === now.down ? before : now))
    }
    const grown = new ResizeObserver(look)
    grown.observe(document.body)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [])
  return buttons
}
