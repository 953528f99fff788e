import { useEffect, useRef, useState } from 'react'

type PreviewFrameProps = {
  html: string
  title: string
  current: string | null
  onPick: (question: string) => void
}

/**
 * Shows the preview's HTML without letting it run anything: the frame has no scripts, and only our own style sheet.
 * It is drawn at two thirds of its size, as a sheet beside the questions. The first page is loaded, later ones replace its body, so that the reading position stays.
 */
export function PreviewFrame({ html, title, current, onPick }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(html)
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!loaded || !page) return
    if (html !== first || page.body.dataset['shown']) {
      const next = new DOMParser().parseFromString(html, 'text/html')
      page.body.replaceChildren(...Array.from(next.body.childNodes, (node) => page.importNode(node, true)))
      page.body.className = next.body.className
    }
    page.body.dataset['shown'] = 'yes'
    mark(page, current)
  }, [html, first, loaded, current])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!loaded || !page) return
    const pick = ({ target }: Event) => {
      const place = (target as Element).closest<HTMLElement>('[data-q]')
      if (place?.dataset['q']) onPick(place.dataset['q'])
    }
    page.addEventListener('click', pick)
    return () => page.removeEventListener('click', pick)
  }, [loaded, onPick])

  return (
    <div className="h-full overflow-hidden rounded-page border border-page-rule shadow-lift">
      <iframe
        ref={frame}
        title={title}
        srcDoc={first}
        sandbox="allow-same-origin"
        onLoad={() => setLoaded(true)}
        className="h-[150%] w-[150%] origin-top-left scale-[0.66667] bg-page"
      />
    </div>
  )
}

/** Marks what the current question fills in, and brings its first place into view. */
function mark(page: Document, current: string | null): void {
  for (const old of page.querySelectorAll('.current')) old.classList.remove('current')
  if (!current) return
  const places = page.querySelectorAll<HTMLElement>(`[data-q="${CSS.escape(current)}"]`)
  for (const place of places) place.classList.add('current')
  const view = page.defaultView
  const place = places[0]?.getBoundingClientRect()
  if (!view || !place || (place.top >= 60 && place.bottom <= view.innerHeight - 60)) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  view.scrollBy({ top: place.top - view.innerHeight / 3, behavior: calm ? 'auto' : 'smooth' })
}
