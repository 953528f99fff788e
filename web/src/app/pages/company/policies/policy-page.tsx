import { useEffect } from 'react'
import { Button, ButtonLink } from '../../../../components/ui/button.tsx'
import type { Policy } from '../../../../content/policies/policy.ts'
import { calendarDate } from '../../../../lib/dates.ts'
import { usePageMeta } from '../../../../lib/page-meta.ts'
import { useLocation } from '../../../../lib/router/location.tsx'
import { paths } from '../../../paths.ts'
import { PolicyBlock } from './policy-block.tsx'
import { PolicyContents } from './policy-contents.tsx'

/** A policy to read, to link into (each section has an address) and to print. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { hash } = useLocation()
  usePageMeta(policy.title, policy.description)
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">{policy.title}</h1>
      <p className="mt-3 text-[14.5px] text-soft">
        Last updated: <time dateTime={policy.updated}>{calendarDate(policy.updated)}</time>
      </p>
      <div className="mt-8 grid gap-10 border-t border-rule pt-8 lg:grid-cols-[15rem_minmax(0,44rem)] lg:gap-16">
        <PolicyContents policy={policy} />
        <article>
          <p className="font-serif text-[21px] leading-snug">{policy.intro}</p>
          {policy.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mt-10">
              <h2 id={`${section.id}-title`} className="text-2xl">
                {section.title}
              </h2>
              {section.blocks.map((block) => (
                <PolicyBlock key={JSON.stringify(block)} block={block} title={section.title} />
              ))}
            </section>
          ))}
          <div className="mt-12 flex flex-wrap gap-3 border-t border-rule pt-6" data-print="no">
            <ButtonLink to={paths.help}>Contact Support</ButtonLink>
            <Button look="quiet" onClick={() => window.print()}>
              Print this page
            </Button>
          </div>
        </article>
      </div>
    </div>
  )
}
