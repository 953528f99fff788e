import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useInView } from './use-in-view.ts'

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; title: string }

/** One page on a canvas, with its text beside it for those who listen. */
export function PdfPage({ pdf, number, title }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [frame, seen] = useInView<HTMLElement>()
  const [text, setText] = useState('')
  useEffect(() => {
    if (!seen || !canvas.current) return
    const drawing = draw(pdf, number, canvas.current)
    void drawing.text.then(setText)
    return drawing.cancel
  }, [pdf, number, seen])
  return (
    <figure ref={frame} className="relative">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${title}, page ${number} of ${pdf.numPages}`}
        className="block aspect-[8.5/11] w-full rounded-page border border-page-rule bg-page shadow-lift"
      />
      <figcaption className="sr-only">{text}</figcaption>
    </figure>
  )
}

function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  let cancelled = false
  let stop = () => {}
  const text = (async () => {
    const page = await pdf.getPage(number)
    if (cancelled) return ''
    const natural = page.getViewport({ scale: 1 })
    const density = Math.min(window.devicePixelRatio || 1, 2)
    const viewport = page.getViewport({ scale: ((canvas.clientWidth || 600) / natural.width) * density })
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    const task = page.render({ canvas, viewport })
    stop = () => task.cancel()
    await task.promise
    const { items } = await page.getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })().catch(() => '')
  return {
    text,
    cancel: () => {
      cancelled = true
      stop()
    }
  }
}
