import { Notice } from '../../../components/ui/notice/notice.tsx'
import { calendarDate } from '../../../lib/dates.ts'
import type { Verdict } from '../api/verify-document.ts'

/** What we know of a paper, without anything of the person it was made for. */
export function VerdictView({ verdict, fileName, sha256 }: { verdict: Verdict; fileName: string; sha256: string }) {
  return (
    <section aria-labelledby="verdict" className="grid gap-4 rounded-card border border-rule bg-sheet p-6">
      <h2 id="verdict" className="text-2xl">
        {verdict.issued ? 'Issued by us, unaltered' : 'Not one of ours, or changed since'}
      </h2>
      {verdict.issued ? (
        <Notice tone="good">Every byte of {fileName} is as it left us.</Notice>
      ) : (
        <Notice tone="note" role="status">
          We have no paper with this checksum. A scan, a photograph, a signed copy or a PDF that another program has
          saved is never the same file, even if it reads alike. Ask for the file as it was downloaded.
        </Notice>
      )}
      <dl className="grid gap-x-6 gap-y-2 text-[15px] sm:grid-cols-[9rem_1fr]">
        {rows(verdict, sha256).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="break-all max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function rows({ document, template_version, issued_on }: Verdict, sha256: string): [string, string][] {
  const known: [string, string | null][] = [
    ['Document', document],
    ['Template version', template_version],
    ['Issued on', issued_on && calendarDate(issued_on)],
    ['SHA-256', sha256]
  ]
  return known.filter((row): row is [string, string] => row[1] !== null)
}
