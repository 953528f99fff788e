import { Verifier } from '../../features/verify/components/verifier.tsx'
import { usePageMeta } from '../../lib/page-meta.ts'

export function VerifyDocumentPage() {
  usePageMeta(
    'Verify a document',
    'Find out whether a PDF was issued by Formwright and has not been changed since. The file stays on your device.'
  )
  return (
    <div className="wrap grid gap-8 py-12 sm:py-16">
      <header className="max-w-2xl">
        <h1 className="text-[clamp(32px,5vw,46px)]">Verify a document</h1>
        <p className="mt-3 text-lg text-soft">
          Were you handed a paper that is said to come from us? See whether it does, and whether anybody has changed it.
        </p>
      </header>
      <div className="max-w-2xl">
        <Verifier />
      </div>
    </div>
  )
}
