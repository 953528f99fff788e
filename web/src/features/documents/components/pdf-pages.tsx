import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { LoadingText } from '../../../components/ui/skeleton.tsx'
import { PagesUnavailable } from './pages-unavailable.tsx'
import { openPdf } from './pdf-file.ts'
import { PdfPage } from './pdf-page.tsx'

export type PdfPagesProps = {
  generationId: string
  /** The packet where none is named. */
  document?: string
  title: string
  /** Only as many of the first pages. */
  most?: number
}

/** The pages of a PDF as paper, drawn when they come into view. Loaded only where documents are shown. */
export function PdfPages({ generationId, document, title, most }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let opened: PDFDocumentProxy | null = null
    setPdf(null)
    setFailed(false)
    openPdf({ generationId, document }, stop.signal).then(
      (file) => {
        opened = file
        if (stop.signal.aborted) void file.loadingTask.destroy()
        else setPdf(file)
      },
      () => !stop.signal.aborted && setFailed(true)
    )
    return () => {
      stop.abort()
      void opened?.loadingTask.destroy()
    }
  }, [generationId, document])

  if (failed) return <PagesUnavailable />
  if (!pdf) {
    return (
      <>
        <LoadingText>{`Opening ${title}…`}</LoadingText>
        <div
          aria-hidden="true"
          className="aspect-[8.5/11] animate-pulse rounded-page border border-page-rule bg-page shadow-lift"
        />
      </>
    )
  }
  const count = Math.min(pdf.numPages, most ?? pdf.numPages)
  return (
    <div className="grid gap-5">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <PdfPage key={index} pdf={pdf} number={index + 1} title={title} />
      ))}
    </div>
  )
}
