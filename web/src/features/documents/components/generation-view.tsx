import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { ApiError, detailOf } from '../../../lib/api/api-error.ts'
import type { Generation } from '../api/get-generation.ts'
import { renewDownload } from '../api/renew-download.ts'
import { DocumentSet } from './document-set.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { useGeneration } from './use-generation.ts'

type GenerationViewProps = {
  id: string
  pay: (generation: Generation) => ReactNode
  more?: (generation: Generation) => ReactNode
  help: ReactNode
}

/** A set of documents by its id, whatever became of it: on its way, ready, failed, expired, refunded or unknown. */
export function GenerationView({ id, pay, more, help }: GenerationViewProps) {
  const generation = useGeneration(id)
  if (generation.isPending) {
    return (
      <div className="wrap grid gap-5 py-12">
        <LoadingText>Looking for your documents…</LoadingText>
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-48" />
      </div>
    )
  }
  if (generation.data?.status === 'ready') {
    return (
      <div className="wrap py-10 sm:py-14">
        <DocumentSet
          generation={generation.data}
          pay={generation.data.kind === 'draft' ? pay(generation.data) : null}
          more={more?.(generation.data)}
        />
      </div>
    )
  }
  if (generation.data) {
    return (
      <div className="wrap max-w-2xl! py-14 sm:py-20">
        <h1 className="mb-6 text-[clamp(28px,4vw,40px)]">
          {generation.data.status === 'failed' ? 'Your documents could not be made' : 'Your documents are being made'}
        </h1>
        <GenerationProgress generation={generation.data} />
        {generation.data.status === 'failed' ? <div className="mt-6">{help}</div> : null}
      </div>
    )
  }
  const status = generation.error instanceof ApiError ? generation.error.status : 0
  if (generation.error instanceof ApiError && generation.error.code === 'refunded') {
    return (
      <Problem title="This order was refunded" actions={help}>
        <p role="alert">{generation.error.detail}</p>
        <p className="text-base">
          Your answers are kept. To have the documents again, open the questions in the browser or the account you
          answered them with, and order the set anew.
        </p>
      </Problem>
    )
  }
  if (status === 410) return <Expired id={id} sentence={detailOf(generation.error, '')} />
  if (status === 404 || status === 422) {
    return (
      <Problem title="No documents at this address" actions={help}>
        <p role="alert">Check that the link from your e-mail is whole: it is long, and some programs cut it in two.</p>
      </Problem>
    )
  }
  return (
    <Problem
      title="Your documents did not load"
      actions={<Button onClick={() => generation.refetch()}>Try Again</Button>}
    >
      <p role="alert">{detailOf(generation.error, 'The server could not be reached. Your documents are safe.')}</p>
    </Problem>
  )
}

/** A link opens for thirty days. After that a fresh one is mailed, to the address of the order only. */
function Expired({ id, sentence }: { id: string; sentence: string }) {
  const [sent, setSent] = useState<{ tone: 'good' | 'stop'; text: string } | null>(null)
  async function renew() {
    setSent(null)
    await renewDownload(id).then(
      () => setSent({ tone: 'good', text: 'A fresh link is on its way to the e-mail address of your order.' }),
      (error) => setSent({ tone: 'stop', text: detailOf(error, 'The link could not be sent. Please try again.') })
    )
  }
  return (
    <Problem title="This link has expired" actions={<Button onClick={renew}>Send me a fresh link</Button>}>
      <p role="alert">{sentence || 'Download links open for 30 days.'}</p>
      <p className="text-base">
        Your documents are kept. If you have an account, sign in and find them on your dashboard.
      </p>
      {sent ? <Notice tone={sent.tone}>{sent.text}</Notice> : null}
    </Problem>
  )
}
