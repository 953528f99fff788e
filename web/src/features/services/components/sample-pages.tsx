import type { ReactNode } from 'react'
import { Paper } from '../../../components/ui/paper/paper.tsx'

/** Two sheets on the desk: the first page of a will, its answers marked, and the page under it. */
export function SamplePages() {
  return (
    <div
      role="img"
      aria-label="The first page of a finished will, with the customer's answers marked"
      className="relative mx-auto h-[440px] w-full max-[23rem]:h-[500px] max-w-[480px]"
    >
      <div aria-hidden="true">
        <Paper className="absolute inset-y-0 right-6 left-3 translate-x-4 translate-y-3.5 rotate-[2.2deg] sm:right-10 sm:translate-x-[26px]" />
        <Paper className="absolute inset-y-0 right-6 left-2 -rotate-[0.6deg] px-7 py-11 text-[11.5px] leading-[1.6] sm:right-10 sm:px-[46px]">
          <p className="mb-4 text-center text-[19px] leading-tight font-[560]">
            Last Will and Testament
            <br />
            of Marguerite Núñez
          </p>
          <p className="mb-2.5">
            I, <Answer>Marguerite Núñez</Answer>, of <Answer>Travis County, Texas</Answer>, being of sound mind, declare
            this to be my last will and revoke every earlier will and codicil.
          </p>
          <p className="mb-2.5">
            <b>Article 1. Family.</b> I am married to <Answer>Daniel Okafor</Answer>. I have two children,{' '}
            <Answer>Ada</Answer> and <Answer>Tomás</Answer>, and every reference to my children means them and any child
            born to me later.
          </p>
          <p className="mb-2.5">
            <b>Article 2. Executor.</b> I appoint <Answer>Ruth Delgado</Answer> as independent executor, to serve
            without bond.
          </p>
          <p className="mt-7 w-[56%] border-t border-page-ink pt-1 text-[10.5px]">Marguerite Núñez, Testator</p>
          <p className="absolute inset-x-7 bottom-5 flex justify-between font-sans text-[9.5px] text-page-soft sm:inset-x-[46px]">
            <span>Last Will and Testament</span>
            <span>Page 1 of 6</span>
          </p>
        </Paper>
      </div>
    </div>
  )
}

function Answer({ children }: { children: ReactNode }) {
  return <mark className="rounded-[2px] bg-page-mark px-0.5 text-page-ink">{children}</mark>
}
