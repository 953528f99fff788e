import { Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { TileList } from '../../../components/ui/tile-list.tsx'
import { audiences, features } from '../../../content/enterprise.ts'
import { plans } from '../../../content/plans.ts'
import { planPoints } from '../../../content/pricing.ts'
import type { StartedTrial } from '../../../features/enterprise/api/start-trial.ts'
import { SampleStack } from '../../../features/enterprise/components/sample-stack.tsx'
import { PlanCard } from '../../../features/pricing/components/plan-card.tsx'
import { useDialogParam } from '../../../lib/hooks/use-dialog-param.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../paths.ts'
import { DemoRequestDialog, FilmDialog, TrialDialog, TrialStarted } from '../offer/offer-dialogs.ts'

const dialogs = ['trial', 'schedule', 'video'] as const

export function EnterpriseHubPage() {
  const dialog = useDialogParam(dialogs)
  const trialAsked = useOnce(dialog.open === 'trial')
  const scheduleAsked = useOnce(dialog.open === 'schedule')
  const videoAsked = useOnce(dialog.open === 'video')
  const [trial, setTrial] = useState<StartedTrial | null>(null)
  usePageMeta(
    'Enterprise hub',
    'Legal papers for a whole office: try the Enterprise plan for seven days, or see a demo.'
  )

  return (
    <>
      <section className="wrap grid items-center gap-x-12 gap-y-8 py-12 sm:py-18 lg:grid-cols-[1.2fr_0.8fr]">
        <div>
          <h1 className="text-[clamp(34px,5vw,54px)]">The same papers every week, and never twice by hand.</h1>
          <p className="mt-5 mb-7 max-w-2xl text-[19px] text-soft">
            Leases, notes, demand letters, company papers: your team answers, the documents come out right for the state
            they are meant for.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => dialog.show('trial')}>Start Enterprise Trial</Button>
            <Button look="quiet" onClick={() => dialog.show('schedule')}>
              Schedule Demo
            </Button>
            <Button look="plain" className="max-sm:-ml-2" onClick={() => dialog.show('video')}>
              Watch the video
            </Button>
          </div>
          <p className="mt-4 text-[13.5px] text-soft">{`${plans.enterprise.trial}. No credit card required.`}</p>
        </div>
        <SampleStack />
        {trial ? (
          <div className="lg:col-span-2">
            <Suspense fallback={null}>
              <TrialStarted trial={trial} />
            </Suspense>
          </div>
        ) : null}
      </section>

      <section className="border-t border-rule py-14">
        <div className="wrap">
          <h2 className="mb-7 text-section">What an office needs of its papers</h2>
          <TileList tiles={features} className="sm:grid-cols-2 lg:grid-cols-3" />
        </div>
      </section>

      <section className="border-t border-rule bg-wash py-14">
        <div className="wrap grid items-start gap-12 lg:grid-cols-[1.2fr_0.8fr]">
          <div>
            <h2 className="mb-7 text-section">For whom</h2>
            <TileList tiles={audiences} className="sm:grid-cols-2 lg:grid-cols-1" />
          </div>
          <PlanCard {...plans.enterprise} points={planPoints.enterprise}>
            <Button onClick={() => dialog.show('trial')} aria-label="Start Free Trial, Enterprise">
              Start Free Trial
            </Button>
            <ButtonLink look="quiet" to={paths.pricing}>
              Compare the plans
            </ButtonLink>
          </PlanCard>
        </div>
      </section>

      <Suspense fallback={null}>
        {trialAsked ? <TrialDialog open={dialog.open === 'trial'} onClose={dialog.close} onStarted={setTrial} /> : null}
        {scheduleAsked ? <DemoRequestDialog open={dialog.open === 'schedule'} onClose={dialog.close} /> : null}
        {videoAsked ? (
          <FilmDialog
            open={dialog.open === 'video'}
            onClose={dialog.close}
            otherwise={
              <div className="grid justify-items-start gap-4">
                <p role="status">The video is not available right now. The same story, step by step:</p>
                <ButtonLink to={paths.demo}>Open the demo</ButtonLink>
              </div>
            }
          />
        ) : null}
      </Suspense>
    </>
  )
}
