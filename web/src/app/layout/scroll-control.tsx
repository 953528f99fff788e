import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { scrollButtons } from './scroll-position.ts'

const buttonClass =
  'grid size-11 place-items-center rounded-full border border-rule bg-sheet text-ink shadow-lift hover:border-edge'

/** Back to the top, on to the bottom. It stays out of the way until somebody has scrolled. */
export function ScrollControl() {
  const { up, down } = useScrollButtons()
  if (!up && !down) return null
  return (
    <div data-print="no" className="fixed bottom-4 left-4 z-30 grid gap-2">
      {up ? (
        <button type="button" aria-label="Scroll to top" className={buttonClass} onClick={() => go('#main', 0)}>
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      ) : null}
      {down ? (
        <button
          type="button"
          aria-label="Scroll to bottom"
          className={buttonClass}
          onClick={() => go('#foot', document.documentElement.scrollHeight)}
        >
          <ArrowDown size={20} aria-hidden="true" />
        </button>
      ) : null}
    </div>
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

/** The reading position goes along: the button that was pressed is gone when the page arrives. */
function go(place: string, top: number) {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
}
