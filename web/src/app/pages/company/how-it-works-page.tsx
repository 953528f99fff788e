import { ButtonLink } from '../../../components/ui/button.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../paths.ts'
import { AddOnList } from './how-it-works/add-on-list.tsx'
import { benefits, steps } from './how-it-works/text.ts'

export function HowItWorksPage() {
  usePageMeta(
    'How it works',
    'From the first question to the filing desk in four steps: what you do, what we do, and where a person can help.'
  )
  return (
    <>
      <section className="wrap py-12 sm:py-16">
        <h1 className="text-[clamp(32px,5vw,46px)]">How it works</h1>
        <p className="mt-3 max-w-2xl text-lg text-soft">
          From the first question to the filing desk in four steps. You can stop after any answer and go on another day.
        </p>
        <ol className="mt-10">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="grid gap-x-10 gap-y-5 border-t border-rule py-9 lg:grid-cols-[4rem_1.1fr_0.9fr] lg:items-baseline"
            >
              <p aria-hidden="true" className="font-serif text-[44px] leading-none text-act">
                {index + 1}
              </p>
              <div>
                <h2 className="text-[26px]">{step.title}</h2>
                <p className="mt-2 text-soft">{step.text}</p>
                <p className="mt-3 text-[14.5px]">
                  <b className="font-semibold">You:</b> {step.you}
                </p>
              </div>
              <step.Picture />
            </li>
          ))}
        </ol>
      </section>

      <section className="border-t border-rule bg-wash py-14">
        <div className="wrap">
          <AddOnList />
        </div>
      </section>

      <section className="border-t border-rule py-14">
        <div className="wrap">
          <Facts title="Why people do it this way" facts={benefits} />
          <div className="mt-10 flex flex-wrap gap-3">
            <ButtonLink to={paths.services()}>Get Started</ButtonLink>
            <ButtonLink to={paths.demo} look="quiet">
              Watch the demo
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
