import { contact, mailTo } from '../../../../content/company.ts'
import { ContactForm } from './contact-form.tsx'

export function ContactSection() {
  return (
    <div className="grid gap-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16">
      <div>
        <h2 className="text-section">Contact us</h2>
        <dl className="mt-5">
          <Detail term="E-mail" href={mailTo('Question about Formwright')} note={`We answer ${contact.emailReply}.`}>
            {contact.email}
          </Detail>
          <Detail term="Phone" href={`tel:${contact.phoneLink}`}>
            {contact.phone}
          </Detail>
        </dl>
      </div>
      <ContactForm />
    </div>
  )
}

type DetailProps = { term: string; href: string; note?: string; children: string }

function Detail({ term, href, note, children }: DetailProps) {
  return (
    <div className="border-t border-rule py-3">
      <dt className="text-[13.5px] text-soft">{term}</dt>
      <dd>
        <a href={href} className="inline-flex min-h-11 items-center text-lg text-act underline underline-offset-4">
          {children}
        </a>
        {note ? <p className="text-[14.5px] text-soft">{note}</p> : null}
      </dd>
    </div>
  )
}
