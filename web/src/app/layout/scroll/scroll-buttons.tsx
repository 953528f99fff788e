import { ArrowDown, ArrowUp } from 'lucide'
import { Icon } from '../../../components/ui/icon.tsx'
import type { ScrollButtonsShown } from './scroll-position.ts'

const buttonClass =
  'grid size-11 place-items-center rounded-full border border-rule bg-sheet text-ink shadow-lift hover:border-edge'

/** Back to the top, on to the bottom. */
export function ScrollButtons({ up, down }: ScrollButtonsShown) {
  return (
    <div data-print="no" className="fixed bottom-4 left-4 z-30 grid gap-2">
      {up ? (
        <button type="button" aria-label="Scroll to top" className={buttonClass} onClick={() => go('#main', 0)}>
          <Icon of={ArrowUp} size={20} />
        </button>
      ) : null}
      {down ? (
        <button
          type="button"
          aria-label="Scroll to bottom"
          className={buttonClass}
          onClick={() => go('#foot', document.documentElement.scrollHeight)}
        >
          <Icon of={ArrowDown} size={20} />
        </button>
      ) : null}
    </div>
  )
}

/** The reading position goes along: the button that was pressed is gone when the page arrives. */
function go(place: string, top: number) {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
}
