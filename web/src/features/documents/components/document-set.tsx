import type { ReactNode } from 'react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import type { Generation } from '../api/get-generation.ts'
import { DocumentCard } from './document-card.tsx'
import { DownloadButton } from './download-button.tsx'
import { FilingSteps } from './filing-steps.tsx'
import { readySentence } from './generation-progress.tsx'
import { LazyPdfPages } from './lazy-pdf-pages.tsx'

type DocumentSetProps = {
  generation: Generation
  /** The way to pay for what is a preview. */
  pay?: ReactNode
  /** What else can be done with this set. */
  more?: ReactNode
}

/** 'Document Preview & Download': every document, its pages, and what to do with them. */
export function DocumentSet({ generation, pay, more }: DocumentSetProps) {
  const { generation_id: id, documents, kind } = generation
  const [failure, setFailure] = useState('')
  const [reading, setReading] = useState(false)
  const pages = useRef<HTMLElement>(null)
  useEffect(() => {
    if (reading) pages.current?.focus()
  }, [reading])
  return (
    <div className="grid gap-10">
      <div>
        <p className="mb-2 flex flex-wrap items-center gap-3">
          <Badge tone={kind === 'final' ? 'good' : 'note'}>{kind === 'final' ? 'Complete' : 'Preview'}</Badge>
          {generation.service_title ? (
            <span className="text-[14.5px] text-soft">{generation.service_title}</span>
          ) : null}
        </p>
        <h1 className="text-[clamp(28px,4.5vw,42px)]">Document Preview &amp; Download</h1>
        <p className="mt-3 max-w-2xl text-lg text-soft">{readySentence({ kind })}</p>
        <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
          {pay}
          <DownloadButton
            file={{ generationId: id }}
            saveAs="Legal_Documents.pdf"
            label="Download All Documents"
            look={pay ? 'quiet' : 'primary'}
            onFailure={setFailure}
          />
          <DownloadButton
            file={{ generationId: id, format: 'zip' }}
            saveAs="Legal_Documents.zip"
            label="As separate files (ZIP)"
            look="quiet"
            onFailure={setFailure}
          />
          <Button look="quiet" aria-expanded={reading} onClick={() => setReading(!reading)}>
            {reading ? 'Hide the pages' : 'Preview Documents'}
          </Button>
        </div>
        {failure ? (
          <Notice tone="stop" className="mt-4">
            {failure}
          </Notice>
        ) : null}
      </div>
      {reading ? (
        <section ref={pages} tabIndex={-1} aria-label="All pages" className="mx-auto w-full max-w-[760px]">
          <Suspense fallback={null}>
            <LazyPdfPages generationId={id} title="Your documents" />
          </Suspense>
        </section>
      ) : null}
      <section aria-labelledby="document-list">
        <h2 id="document-list" className="mb-4 text-2xl">
          {documents.length === 1 ? 'One document' : `${documents.length} documents`}
        </h2>
        <ul className="border-b border-rule lg:grid lg:grid-cols-2 lg:gap-x-10">
          {documents.map((document) => (
            <DocumentCard key={document.id} generationId={id} document={document} onFailure={setFailure} />
          ))}
        </ul>
      </section>
      <FilingSteps generationId={id} />
      {more ? <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-6">{more}</div> : null}
    </div>
  )
}
