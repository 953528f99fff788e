import { Notice } from '../../../components/ui/notice/notice.tsx'
import { ProgressBar } from '../../../components/ui/progress-bar.tsx'
import type { Generation } from '../api/get-generation.ts'
import { progressPercent, progressWords } from '../model/progress-words.ts'

/** From the queue to the last page, live; then the sentence that says what came of it. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  if (generation.status === 'failed') return <Notice tone="stop">{progressWords(generation)}</Notice>
  if (generation.status === 'ready') return <Notice tone="good">{readySentence(generation)}</Notice>
  return (
    <div className="rounded-card border border-rule bg-sheet p-5">
      <p role="status" className="mb-3 font-medium">
        {progressWords(generation)}
      </p>
      <ProgressBar percent={progressPercent(generation)} label="Making your documents" />
      <p className="mt-3 text-[13.5px] text-soft">
        You may close this page. {generation.kind === 'final' ? 'The e-mail comes anyway.' : 'Your answers are saved.'}
      </p>
    </div>
  )
}

export function readySentence({ kind }: Pick<Generation, 'kind'>): string {
  return kind === 'final'
    ? 'Your documents have been generated! Check your email for the PDF files and download link.'
    : 'Your preview is ready. Every page is marked DRAFT until you pay.'
}
