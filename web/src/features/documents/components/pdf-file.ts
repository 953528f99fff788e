import type { PDFDocumentProxy } from 'pdfjs-dist'
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type Download, getFile } from '../api/download.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Fetches a PDF of ours and opens it. Our files carry their fonts and use no image codec that needs WebAssembly. */
export async function openPdf(wanted: Download, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const file = await getFile(wanted, signal)
  const data = new Uint8Array(await file.arrayBuffer())
  return getDocument({ data, useWasm: false, useSystemFonts: false, enableXfa: false }).promise
}
