import { Suspense } from 'react'
import { Badge } from '../../../components/ui/badge.tsx'
import type { GeneratedDocument } from '../api/get-generation.ts'
import { fileName, fileSize } from '../model/file-name.ts'
import { DownloadButton } from './download-button.tsx'
import { LazyPdfPages } from './lazy-pdf-pages.tsx'
import { useInView } from './use-in-view.ts'

type DocumentCardProps = { generationId: string; document: GeneratedDocument; onFailure: (sentence: string) => void }

/** One document: its real first page, its name, its download. */
export function DocumentCard({ generationId, document, onFailure }: DocumentCardProps) {
  const [frame, seen] = useInView<HTMLLIElement>()
  const facts = [
    document.pages ? `${document.pages} ${document.pages === 1 ? 'page' : 'pages'}` : '',
    document.bytes ? fileSize(document.bytes) : ''
  ].filter(Boolean)
  return (
    <li
      ref={frame}
      className="grid grid-cols-[96px_1fr] items-start gap-5 border-t border-rule py-5 sm:grid-cols-[132px_1fr]"
    >
      <div aria-hidden="true">
        {seen ? (
          <Suspense fallback={<Sheet />}>
            <LazyPdfPages generationId={generationId} document={document.id} title={document.title} most={1} />
          </Suspense>
        ) : (
          <Sheet />
        )}
      </div>
      <div className="grid justify-items-start gap-2">
        <h3 className="text-xl">{document.title}</h3>
        <p className="flex flex-wrap items-center gap-2 text-[13.5px] text-soft">
          <Badge>PDF</Badge>
          {facts.join(' · ')}
        </p>
        <DownloadButton
          file={{ generationId, document: document.id }}
          saveAs={fileName(document.title)}
          label="Download"
          spokenLabel={`Download ${document.title}`}
          look="quiet"
          onFailure={onFailure}
        />
      </div>
    </li>
  )
}

function Sheet() {
  return <div className="aspect-[8.5/11] rounded-page border border-page-rule bg-page" />
}
