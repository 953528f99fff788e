import { Verifier } from '../../../features/verify/components/verifier.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'

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
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.8fr_1fr]">
        <Verifier />
        <section aria-labelledby="what-it-tells" className="border-t border-rule pt-6">
          <h2 id="what-it-tells" className="text-2xl">
            What this tells you
          </h2>
          <ul className="mt-3 grid gap-2 text-[15px] text-soft">
            <li>That we made this very file, on which day, and from which version of our text.</li>
            <li>That nobody has changed it since: one letter more or less makes another checksum.</li>
            <li>
              Nothing about the person it was made for, and not whether it was signed, filed or accepted. Ask the court
              or the office where it should lie.
            </li>
          </ul>
        </section>
      </div>
    </div>
  )
}
