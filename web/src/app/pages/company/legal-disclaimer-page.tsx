import { ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { FindAttorneys } from '../../../features/attorneys/components/find-attorneys.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../paths.ts'
import { considerations, limits, needsAttorney, terms } from './legal-disclaimer-text.ts'

export function LegalDisclaimerPage() {
  usePageMeta('Legal disclaimer', 'Formwright is not a law firm and gives no legal advice: what that means for you.')
  return (
    <article className="wrap max-w-4xl! py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">Legal disclaimer</h1>
      <Notice tone="note" role="note" className="mt-6 text-base!">
        <b>Critical notice.</b> Formwright is not a law firm and gives no legal advice. No one here can tell you what
        you should do in your case; that is what a licensed attorney is for.
      </Notice>
      <Cards title="What we do, and what we do not" cards={limits} />
      <Cards title="Before you sign or file" cards={considerations} />
      <section className="mt-12">
        <h2 className="text-2xl">When you need an attorney</h2>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
          {needsAttorney.map((situation) => (
            <li key={situation} className="border-t border-rule py-2.5">
              {situation}
            </li>
          ))}
        </ul>
        <div className="mt-6">
          <FindAttorneys />
        </div>
      </section>
      <Cards title="Terms of use" cards={terms} />
      <div className="mt-12 flex flex-wrap items-center gap-3 border-t border-rule pt-6">
        <p className="mr-auto text-[14.5px] text-soft">Last updated: January 1, 2025</p>
        <ButtonLink to={paths.services()}>Browse services</ButtonLink>
        <ButtonLink look="quiet" to={paths.help}>
          Contact Support
        </ButtonLink>
      </div>
    </article>
  )
}

function Cards({ title, cards }: { title: string; cards: readonly { title: string; text: string }[] }) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {cards.map((card) => (
          <div key={card.title} className="border-t border-rule pt-3">
            <h3 className="text-lg">{card.title}</h3>
            <p className="mt-1 text-[15px] text-soft">{card.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
