import { Suspense, useEffect, useRef } from 'react'
import { Button, ButtonLink, buttonClass } from '../../../components/ui/button.tsx'
import { SearchBox } from '../../../components/ui/fields/search-box.tsx'
import { Figures } from '../../../components/ui/figures.tsx'
import { claims } from '../../../content/claims.ts'
import { contact, mailTo } from '../../../content/company.ts'
import { openChat } from '../../../features/chat/model/chat-door.ts'
import { Articles } from '../../../features/help/components/articles.tsx'
import { ContactForm } from '../../../features/help/components/contact-form.tsx'
import { SupportOption } from '../../../features/help/components/support-option.tsx'
import { byTyping, useTypedText } from '../../../lib/form/typed-text.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { lazyPage } from '../../../lib/lazy.ts'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useLocation } from '../../../lib/router/location.tsx'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { paths } from '../../paths.ts'

const ArticleDialog = lazyPage(() =>
  import('../../../features/help/components/article-dialog.tsx').then((m) => m.ArticleDialog)
)

const figures = [claims.helpArticles, claims.responseTime, claims.surveyedSatisfaction, claims.coverage]
const mail = mailTo(
  'Support request',
  'Hello,\n\nMy question:\n\n\nThe e-mail address of my order, if I have one:\nThe last 8 characters of its transaction number:\n'
)

export function HelpPage() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedText(params.get('q') ?? '')
  const article = params.get('article')
  const articleAsked = useOnce(article !== null)
  const contactPart = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#contact') contactPart.current?.scrollIntoView()
  }, [hash])
  usePageMeta('Help and support', 'Answers about paying, answering, signing and filing, and ways to reach a person.')

  function show(change: Record<string, string>, replace: boolean) {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries({ q: typed, ...change })) value ? next.set(key, value) : next.delete(key)
    setParams(next, { replace, ...byTyping })
  }

  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">Help and support</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Answers about paying, answering, signing and filing. In your words, not the court’s.
      </p>
      <search className="mb-10 block">
        <SearchBox
          label="Search help articles"
          placeholder="Refund, witness, download …"
          value={typed}
          onChange={(q) => {
            setTyped(q)
            show({ q }, true)
          }}
        />
      </search>
      <Figures figures={figures} />

      <section aria-labelledby="reach-us" className="mt-14">
        <h2 id="reach-us" className="mb-5 text-[28px]">
          Support options
        </h2>
        <div className="grid gap-8 md:grid-cols-3">
          <SupportOption
            title="Live Chat"
            text="Answers at once from the articles, and a specialist when you ask for one."
          >
            <Button onClick={() => openChat()}>Start Live Chat</Button>
          </SupportOption>
          <SupportOption title="Email Support" text={`We answer ${contact.emailReply}. Opens your mail program.`}>
            <a href={mail} className={buttonClass('quiet')}>
              Send Email
            </a>
          </SupportOption>
          <SupportOption title="An attorney" text="We give no legal advice. For that there is the attorney finder.">
            <ButtonLink look="quiet" to={`${paths.legalDisclaimer}?find=attorneys`}>
              Find Local Attorneys
            </ButtonLink>
          </SupportOption>
        </div>
      </section>

      <section aria-labelledby="articles" className="mt-16">
        <h2 id="articles" className="mb-6 text-[28px]">
          Help articles
        </h2>
        <Articles search={typed} onRead={(id) => show({ article: id }, false)} />
      </section>

      <section
        ref={contactPart}
        id="contact"
        aria-labelledby="contact-title"
        className="mt-16 border-t border-rule pt-12"
      >
        <div className="grid gap-10 lg:grid-cols-[0.7fr_1.3fr]">
          <div className="grid content-start justify-items-start gap-3">
            <h2 id="contact-title" className="text-[28px]">
              Contact us
            </h2>
            <p className="text-soft">
              {`We get back to you ${contact.emailReply}. Please never send a password or a card number.`}
            </p>
            <Button look="plain" className="-ml-2" onClick={() => openChat({ handOff: true })}>
              Get Live Help
            </Button>
          </div>
          <ContactForm />
        </div>
      </section>
      <Suspense fallback={null}>
        {articleAsked ? (
          <ArticleDialog id={article} onClose={() => (params.has('article') ? show({ article: '' }, true) : null)} />
        ) : null}
      </Suspense>
    </div>
  )
}
