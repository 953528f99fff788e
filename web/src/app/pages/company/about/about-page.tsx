import { ButtonLink } from '../../../../components/ui/button.tsx'
import { Facts } from '../../../../components/ui/facts.tsx'
import { Figures } from '../../../../components/ui/figures.tsx'
import { claims, elsewhere } from '../../../../content/claims.ts'
import { story, values } from '../../../../content/story.ts'
import { usePageMeta } from '../../../../lib/page-meta.ts'
import { paths } from '../../../paths.ts'
import { ContactSection } from './contact-section.tsx'
import { Team } from './team.tsx'
import { Timeline } from './timeline.tsx'

const ruled = 'border-t border-rule py-14'

export function AboutPage() {
  usePageMeta('About us', 'Why Formwright exists, what it keeps to, who answers for it, and how to reach us.')
  return (
    <>
      <section className="wrap py-12 sm:py-16">
        <h1 className="text-[clamp(32px,5vw,46px)]">About Formwright</h1>
        <h2 className="mt-8 font-sans text-[13.5px] font-semibold tracking-normal text-soft">Our mission</h2>
        <p className="mt-2 max-w-4xl font-serif text-[clamp(24px,3.4vw,34px)] leading-snug">{story.mission}</p>
      </section>
      <section aria-label="Formwright in numbers" className="border-t border-rule py-9">
        <div className="wrap">
          <Figures figures={[claims.customers, claims.documentTypes, claims.surveyedSatisfaction, claims.coverage]} />
        </div>
      </section>
      <section className={ruled}>
        <div className="wrap grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div className="grid content-start gap-4">
            <h2 className="text-section">Our story</h2>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-soft">
                {paragraph}
              </p>
            ))}
            <p className="text-soft">{elsewhere}</p>
          </div>
          <Timeline />
        </div>
      </section>
      <section className={`${ruled} bg-wash`}>
        <div className="wrap">
          <Facts title="What we value" facts={values} />
        </div>
      </section>
      <section className={ruled}>
        <div className="wrap">
          <Team />
        </div>
      </section>
      <section className={ruled}>
        <div className="wrap">
          <ContactSection />
        </div>
      </section>
      <section className={`${ruled} bg-wash`}>
        <div className="wrap flex flex-wrap items-center gap-3">
          <h2 className="mr-auto text-[26px]">See for yourself</h2>
          <ButtonLink to={paths.services()}>Browse services</ButtonLink>
          <ButtonLink to={paths.pricing} look="quiet">
            See pricing
          </ButtonLink>
          <ButtonLink to={paths.help} look="quiet">
            Get help
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
