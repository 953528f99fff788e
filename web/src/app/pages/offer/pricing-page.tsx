import { Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { TileList } from '../../../components/ui/tile-list.tsx'
import { included, industries, questions, savingsLead } from '../../../content/pricing.ts'
import type { StartedTrial } from '../../../features/enterprise/api/start-trial.ts'
import { HourlyRate } from '../../../features/pricing/components/hourly-rate.tsx'
import { QuestionList } from '../../../features/pricing/components/question-list.tsx'
import { byTheHour } from '../../../features/pricing/model/savings.ts'
import { useServices } from '../../../features/services/api/get-services.ts'
import { useDialogParam } from '../../../lib/hooks/use-dialog-param.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { lazyPage } from '../../../lib/lazy.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../paths.ts'
import { SavingsSection } from '../account/savings-section.tsx'
import { useSavings } from '../account/use-savings.ts'
import { TrialDialog, TrialStarted } from './offer-dialogs.ts'
import { PlanCards } from './plan-cards.tsx'

const WalkthroughDialog = lazyPage(() =>
  import('../../../features/walkthrough/components/walkthrough-dialog.tsx').then((m) => m.WalkthroughDialog)
)

const dialogs = ['trial', 'demo'] as const

const compared = [
  'simple-will',
  'uncontested-divorce',
  'llc-formation',
  'trademark-application',
  'safe',
  'convertible-note',
  'series-a-term-sheet',
  'ma-letter-of-intent-and-asset-purchase'
]

export function PricingPage() {
  const dialog = useDialogParam(dialogs)
  const trialAsked = useOnce(dialog.open === 'trial')
  const demoAsked = useOnce(dialog.open === 'demo')
  const [trial, setTrial] = useState<StartedTrial | null>(null)
  const [bill, setBill] = useState({ rate: 300, hours: 2 })
  const services = useServices()
  const savings = useSavings(compared, byTheHour(bill.hours, bill.rate))
  usePageMeta('Pricing', 'One price for each set of documents, and plans for those who prepare papers every week.')

  return (
    <>
      <section className="wrap py-12 sm:py-16">
        <h1 className="text-[clamp(32px,5vw,46px)]">Pricing</h1>
        <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
          Pay for one set, once. Or take a plan, if papers are part of your work.
        </p>
        {trial ? (
          <div className="mb-8">
            <Suspense fallback={null}>
              <TrialStarted trial={trial} />
            </Suspense>
          </div>
        ) : null}
        <PlanCards
          services={services.data ?? []}
          onTrial={() => dialog.show('trial')}
          onDemo={() => dialog.show('demo')}
        />
      </section>

      <section className="border-t border-rule bg-wash py-14">
        <div className="wrap">
          <h2 className="mb-7 text-section">Who prepares papers here</h2>
          <TileList tiles={industries} className="sm:grid-cols-2 lg:grid-cols-5" />
        </div>
      </section>

      <SavingsSection title="What you save" lead={savingsLead} savings={savings}>
        <HourlyRate {...bill} onChange={setBill} />
      </SavingsSection>

      <section className="border-t border-rule py-14">
        <div className="wrap">
          <h2 className="mb-7 text-section">What’s Included</h2>
          <TileList tiles={included} />
        </div>
      </section>

      <section className="border-t border-rule py-14">
        <div className="wrap grid items-start gap-8 lg:grid-cols-[0.6fr_1.4fr]">
          <div className="grid justify-items-start gap-4">
            <h2 className="text-section">Questions people ask</h2>
            <ButtonLink look="quiet" to={paths.help}>
              Contact Support
            </ButtonLink>
          </div>
          <QuestionList
            questions={questions.map(({ question, answer, link }) => ({
              question,
              answer: link ? (
                <>
                  {answer}{' '}
                  <Link to={paths.refundPolicy} className="text-act underline underline-offset-4">
                    Read the refund policy
                  </Link>
                </>
              ) : (
                answer
              )
            }))}
          />
        </div>
      </section>

      <section className="border-t border-rule bg-wash py-16">
        <div className="wrap grid justify-items-start gap-5">
          <h2 className="text-section">Begin with one paper, or with the whole office.</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.services()}>Browse Legal Forms</ButtonLink>
            <Button look="quiet" onClick={() => dialog.show('trial')}>
              Start Enterprise Trial
            </Button>
          </div>
        </div>
      </section>

      <Suspense fallback={null}>
        {trialAsked ? <TrialDialog open={dialog.open === 'trial'} onClose={dialog.close} onStarted={setTrial} /> : null}
        {demoAsked ? (
          <WalkthroughDialog services={services.data ?? []} open={dialog.open === 'demo'} onClose={dialog.close} />
        ) : null}
      </Suspense>
    </>
  )
}
