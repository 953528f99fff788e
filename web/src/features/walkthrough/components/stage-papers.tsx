import { Paper } from '../../../components/ui/paper/paper.tsx'
import { SheetMark } from '../../../components/ui/paper/sheet-mark.tsx'
import type { ShownService } from '../model/shown-service.ts'
import { StageCard } from './stage-card.tsx'

/** The sheet as it is before the first answer. */
export function Welcome() {
  return (
    <Paper className="mx-auto h-[21rem] w-full max-w-[19rem] px-8 py-9 text-[12px] leading-[1.7]">
      <p className="mb-5 text-center text-[18px] leading-tight font-[560]">Petition for Divorce</p>
      <p>
        In the matter of the marriage of <Blank /> and <Blank />, the petitioner states that the parties were married on{' '}
        <Blank /> and have lived apart since <Blank />.
      </p>
      <p className="mt-3">
        <b>Property.</b> The parties have divided their property by agreement, which they ask the court to approve.
      </p>
    </Paper>
  )
}

/** The sheet filled in, and where the whole set goes. */
export function Completion({ set }: { set: ShownService }) {
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,15rem)_minmax(0,28rem)] sm:justify-center">
      <Paper className="h-[19rem] px-7 py-8 text-[11px] leading-[1.65] max-sm:hidden">
        <p className="mb-4 text-center text-[16px] leading-tight font-[560]">Petition for Divorce</p>
        <p>
          In the matter of the marriage of <Answer>Nora Lindqvist</Answer> and <Answer>Daniel Okafor</Answer>, the
          petitioner states that the parties were married on <Answer>June 4, 2016</Answer> and have lived apart since{' '}
          <Answer>January 2026</Answer>.
        </p>
      </Paper>
      <StageCard title="Your documents are ready">
        <ul className="text-[14.5px]">
          {set.features.slice(0, 4).map((document) => (
            <li key={document} className="flex gap-2.5 border-t border-rule py-2">
              <SheetMark />
              {document}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-[14.5px] text-soft">
          Sent by e-mail as PDF files, with what to sign and where to file.
        </p>
      </StageCard>
    </div>
  )
}

function Blank() {
  return <span className="inline-block w-20 border-b border-page-ink">&nbsp;</span>
}

export function Answer({ children }: { children: string }) {
  return <mark className="rounded-[2px] bg-page-mark px-0.5 text-page-ink">{children}</mark>
}
