import { Paper } from '../../../components/ui/paper/paper.tsx'

/** A still of the questionnaire and its preview, for the home page. */
export function SampleQuestion() {
  return (
    <div
      role="img"
      aria-label="A question about the executor of a will, beside the clause it fills in"
      className="grid gap-5 sm:grid-cols-[1.15fr_0.85fr]"
    >
      <div aria-hidden="true" className="rounded-card border border-rule bg-sheet p-6">
        <p className="text-[13.5px] text-soft">Step 6 of 16 · saved just now</p>
        <div className="my-3 h-1 overflow-hidden rounded-full bg-rule">
          <div className="h-full w-[38%] bg-act" />
        </div>
        <p className="font-serif text-2xl leading-tight font-[560]">Who should carry out your will?</p>
        <p className="mt-2 mb-4 text-[15px] text-soft">
          This person is called the executor. Choose someone you trust with paperwork.
        </p>
        <p className="mb-2.5 flex items-start gap-3 rounded-control border border-act bg-act-wash px-4 py-3">
          <span className="mt-1 size-[18px] shrink-0 rounded-full border-[5.5px] border-act" />
          <span>
            My spouse
            <span className="block text-[13.5px] text-soft">Daniel Okafor</span>
          </span>
        </p>
        <p className="flex items-start gap-3 rounded-control border border-rule px-4 py-3">
          <span className="mt-1 size-[18px] shrink-0 rounded-full border-[1.5px] border-soft" />
          Someone else
        </p>
      </div>
      <div aria-hidden="true">
        <Paper className="relative h-full min-h-64 px-7 py-8 text-[11.5px] leading-[1.6]">
          <p className="mb-3 text-center text-[17px] font-[560]">Last Will and Testament</p>
          <p>
            <b>Article 2. Executor.</b> I appoint{' '}
            <mark className="bg-page-mark px-0.5 text-page-ink">Daniel Okafor</mark> as independent executor of this
            will, to serve without bond and free from the supervision of any court, so far as the law allows.
          </p>
          <p className="absolute inset-x-7 bottom-4 flex justify-between font-sans text-[9.5px] text-page-soft">
            <span>Preview</span>
            <span>Page 2 of 6</span>
          </p>
        </Paper>
      </div>
    </div>
  )
}
