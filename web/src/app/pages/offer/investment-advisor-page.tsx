import { Suspense } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { useAllForms } from '../../../features/investment/api/get-forms.ts'
import { OfferList } from '../../../features/investment/components/offer-list.tsx'
import { OwnershipCalculator } from '../../../features/investment/components/ownership-calculator.tsx'
import { SampleSafe } from '../../../features/investment/components/sample-safe.tsx'
import { StartButton } from '../../../features/investment/components/start-button.tsx'
import { investmentSets } from '../../../features/investment/model/investment-sets.ts'
import { useDialogParam } from '../../../lib/hooks/use-dialog-param.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { lazyPage } from '../../../lib/lazy.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useNavigate } from '../../../lib/router/location.tsx'
import { paths } from '../../paths.ts'
import { SavingsSection } from '../account/savings-section.tsx'
import { useSavings } from '../account/use-savings.ts'

const FormsDialog = lazyPage(() =>
  import('../../../features/investment/components/forms-dialog.tsx').then((m) => m.FormsDialog)
)

const types = investmentSets.map(({ type }) => type)
const slugs = investmentSets.map(({ slug }) => slug)

export function InvestmentAdvisorPage() {
  const navigate = useNavigate()
  const dialog = useDialogParam(types)
  const formsAsked = useOnce(dialog.open !== null)
  const forms = useAllForms()
  const savings = useSavings(slugs)
  usePageMeta(
    'Investment advisor',
    'SAFEs, convertible notes, Series A terms and the purchase of a business: the papers and what they cost.'
  )
  const begin = (serviceId: number) => void navigate(paths.questionnaire(serviceId))

  return (
    <>
      <section className="wrap grid items-center gap-12 py-12 sm:py-18 lg:grid-cols-[1.2fr_0.8fr]">
        <div>
          <h1 className="text-[clamp(34px,5vw,54px)]">Money comes&nbsp;in. The&nbsp;papers should be ready.</h1>
          <p className="mt-5 mb-7 max-w-2xl text-[19px] text-soft">
            The agreements founders and investors sign, with the consents and the notices that belong to them, made from
            your answers.
          </p>
          <div className="flex flex-wrap gap-3">
            <StartButton type="safe" onService={begin} />
            <ButtonLink look="quiet" to={paths.demo}>
              Watch Demo
            </ButtonLink>
          </div>
          <p className="mt-4 text-[13.5px] text-soft">
            Not investment advice, and no offer of securities. For terms you do not know, ask an attorney first.
          </p>
        </div>
        <SampleSafe />
      </section>

      <section className="border-t border-rule py-14">
        <div className="wrap">
          <h2 className="mb-8 text-section">Four ways to be invested in, or bought</h2>
          <OfferList forms={forms} onView={dialog.show} />
        </div>
      </section>

      <section className="border-t border-rule bg-wash py-14">
        <div className="wrap">
          <h2 className="mb-7 text-section">Tools</h2>
          <div className="grid items-start gap-8 lg:grid-cols-[1.2fr_0.8fr]">
            <OwnershipCalculator />
            <ul>
              <Tool
                title="Blank forms"
                text="Each agreement as an empty form, to read with the other side."
                link="Open the forms library"
                to={`${paths.formsLibrary}?q=investor`}
              />
              <Tool
                title="An attorney for your round"
                text="Where the terms are new to you, or large: find one who does this every week."
                link="Find an attorney"
                to={paths.legalDisclaimer}
              />
            </ul>
          </div>
        </div>
      </section>

      <SavingsSection
        title="What it costs elsewhere"
        lead="The price of the set in our catalogue beside what lawyers typically ask for the same papers."
        savings={savings}
      />

      <section className="border-t border-rule bg-wash py-14">
        <div className="wrap flex flex-wrap items-center gap-5">
          <h2 className="mr-auto text-[28px]">The first draft need not cost a month.</h2>
          <ButtonLink to={paths.services()}>Start Saving Now</ButtonLink>
        </div>
      </section>

      <Suspense fallback={null}>
        {formsAsked ? <FormsDialog type={dialog.open} onClose={dialog.close} onService={begin} /> : null}
      </Suspense>
    </>
  )
}

function Tool({ title, text, link, to }: { title: string; text: string; link: string; to: string }) {
  return (
    <li className="border-t border-rule py-4">
      <h3 className="text-[19px]">{title}</h3>
      <p className="mt-1 text-[15px] text-soft">{text}</p>
      <ButtonLink look="plain" to={to} className="mt-1 -ml-2">
        {link}
      </ButtonLink>
    </li>
  )
}
