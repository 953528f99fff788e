import { Paper } from '../../../components/ui/paper/paper.tsx'

/** The first page of a SAFE, with the answers of an invented founder marked. */
export function SampleSafe() {
  return (
    <div
      role="img"
      aria-label="The first page of a SAFE, with the founder's answers marked"
      className="mx-auto w-full max-w-[23rem] max-lg:hidden"
    >
      <Paper className="h-[24rem] rotate-[0.8deg] px-10 py-10 text-[11.5px] leading-[1.65]">
        <p className="mb-4 text-center text-[17px] leading-tight font-[560]">Simple Agreement for Future Equity</p>
        <p>
          In return for the payment by <Answer>Alder Ventures LP</Answer> of <Answer>$250,000</Answer>, the Company,{' '}
          <Answer>Northlight Labs, Inc.</Answer>, a <Answer>Delaware</Answer> corporation, issues to the Investor the
          right to certain shares of the Company’s stock, on the terms below.
        </p>
        <p className="mt-3">
          <b>1. Cap.</b> The Post-Money Valuation Cap is <Answer>$5,000,000</Answer>.
        </p>
        <p className="mt-3">
          <b>2. Equity financing.</b> At the first closing of an Equity Financing this agreement turns into Safe
          Preferred Stock.
        </p>
      </Paper>
    </div>
  )
}

function Answer({ children }: { children: string }) {
  return <mark className="rounded-[2px] bg-page-mark px-0.5 text-page-ink">{children}</mark>
}
