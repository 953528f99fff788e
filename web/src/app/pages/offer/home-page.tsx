import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { SearchBox } from '../../../components/ui/fields/search-box.tsx'
import { Figures } from '../../../components/ui/figures.tsx'
import { claims } from '../../../content/claims.ts'
import { company } from '../../../content/company.ts'
import { CategoryCards } from '../../../features/services/components/category-cards.tsx'
import { SamplePages } from '../../../features/services/components/sample-pages.tsx'
import { SampleQuestion } from '../../../features/services/components/sample-question.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../paths.ts'
import { useServiceSearch } from './use-service-search.ts'

const promises = [
  {
    title: 'Read before you pay',
    text: 'Every page of a preview can be read on the screen, marked DRAFT, before you give us a cent.'
  },
  {
    title: 'Your state, not a state',
    text: 'Witnesses, notary, titles and filing office follow the state you choose, with the source noted.'
  },
  {
    title: 'One honest price',
    text: 'The whole set for the price on the card, charged once. A court’s or state’s own fee is shown apart.'
  },
  {
    title: 'Sealed, and yours',
    text: 'Answers and documents are stored encrypted. Take them with you or delete them whenever you like.'
  }
]

export function HomePage() {
  const find = useServiceSearch()
  usePageMeta(
    'Legal papers, made properly for your state',
    'Answer plain questions, read every page before you pay, and receive the legal documents your state expects to see.'
  )

  return (
    <>
      <section className="wrap grid items-center gap-12 pt-12 pb-16 lg:grid-cols-[1.08fr_0.92fr] lg:gap-14 lg:pt-18">
        <div>
          <h1 className="text-[clamp(36px,5vw,58px)] leading-[1.12]">
            The papers you need, made properly for your state.
          </h1>
          <p className="mt-5 mb-7 max-w-[34em] text-[19px] text-soft">
            Answer plain questions. Read every page before you pay. Sign what the court, the bank or the notary expects
            to see.
          </p>
          <search>
            <form onSubmit={find} action={paths.services()}>
              <SearchBox label="Which document do you need?" placeholder="A will, an LLC, a divorce …">
                <Button type="submit" className="shrink-0 max-sm:px-3.5">
                  <span className="sm:hidden">Find</span>
                  <span className="max-sm:hidden">Find my document</span>
                </Button>
              </SearchBox>
            </form>
          </search>
          <div className="mt-4 -ml-2 flex flex-wrap gap-x-3">
            <ButtonLink to={paths.services()} look="plain">
              Browse all services
            </ButtonLink>
            <ButtonLink to={paths.demo} look="plain">
              Watch the demo
            </ButtonLink>
          </div>
          <p className="mt-2 text-[13.5px] text-soft">
            {`Formwright is not a law firm and gives no legal advice. ${company.guarantee}.`}
          </p>
        </div>
        <SamplePages />
      </section>

      <section aria-label="Formwright in numbers" className="border-t border-rule py-9">
        <div className="wrap">
          <Figures figures={[claims.documents, claims.accuracy, claims.feesSaved, claims.coverage]} />
        </div>
      </section>

      <section className="border-t border-rule py-14">
        <div className="wrap">
          <h2 className="text-section">What do you need to settle?</h2>
          <p className="mt-2 mb-7 max-w-2xl text-soft">
            Each set is whole: the document itself, the forms that go with it, and what to do with them, step by step.
          </p>
          <CategoryCards linkTo={(category) => paths.services({ category })} />
          <div className="mt-8">
            <ButtonLink to={paths.services()} look="quiet">
              See all services
            </ButtonLink>
          </div>
        </div>
      </section>

      <section className="border-t border-rule bg-wash py-14">
        <div className="wrap grid items-start gap-10 lg:grid-cols-[0.8fr_1.2fr]">
          <div className="grid justify-items-start gap-4">
            <h2 className="text-section">You answer. The&nbsp;page fills itself.</h2>
            <p className="text-soft">
              One question at a time, in plain words, saved after each answer. Beside it the document as it will be
              printed, with the sentence your answer just changed marked in green.
            </p>
            <p className="text-soft">Pay first or answer first, as you like. A preview costs nothing.</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <ButtonLink to={paths.services()}>Get Started</ButtonLink>
              <ButtonLink to={paths.howItWorks} look="quiet">
                How It Works
              </ButtonLink>
            </div>
          </div>
          <SampleQuestion />
        </div>
      </section>

      <section className="border-t border-rule py-14">
        <div className="wrap">
          <Facts title="What we keep to" facts={promises} />
        </div>
      </section>
    </>
  )
}
