import { Paper } from '../../../components/ui/paper/paper.tsx'

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3']

/** The papers of one week, one on the other. */
export function SampleStack() {
  return (
    <div
      role="img"
      aria-label="A lease on a stack of other papers"
      className="relative mx-auto h-[23rem] w-full max-w-[25rem] max-lg:hidden"
    >
      <div aria-hidden="true">
        <Paper className="absolute inset-y-0 right-0 w-[17rem] rotate-[3deg]" />
        <Paper className="absolute inset-y-0 right-12 w-[17rem] translate-y-3 rotate-[0.6deg]" />
        <Paper className="absolute inset-y-0 right-24 w-[17rem] translate-y-6 -rotate-[1.4deg] px-8 py-8">
          <p className="mb-5 text-center text-[17px] font-[560]">Residential Lease</p>
          {lines.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
            <span key={index} className={`mb-3 block h-1.5 rounded-full bg-page-rule ${width}`} />
          ))}
          <span className="mt-8 block w-3/5 border-t border-page-ink pt-1 text-[10.5px]">Landlord</span>
          <span className="mt-8 block w-3/5 border-t border-page-ink pt-1 text-[10.5px]">Tenant</span>
        </Paper>
      </div>
    </div>
  )
}
