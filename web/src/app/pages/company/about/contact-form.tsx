import { useState } from 'react'
import { ButtonLink, buttonClass } from '../../../../components/ui/button.tsx'
import { TextArea } from '../../../../components/ui/fields/text-area.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { mailTo } from '../../../../content/company.ts'
import { paths } from '../../../paths.ts'

/** Submits nothing, and says so: what is typed goes into a mail that the visitor sends. The form that sends is on /help. */
export function ContactForm() {
  const [name, setName] = useState('')
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const letter = mailTo(subject || 'Question about Formwright', name ? `${message}\n\n${name}` : message)
  return (
    <form
      aria-label="Write to us"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 rounded-card border border-rule bg-sheet p-6 sm:grid-cols-2 sm:p-8"
    >
      <TextField label="Your name" autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
      <TextArea
        label="Message"
        className="sm:col-span-2"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <p className="text-[14.5px] text-soft sm:col-span-2">
        Nothing is sent from this page. The first button puts what you typed into a new message of your own mail
        program; the second leads to the form that our support staff read.
      </p>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <a href={letter} className={buttonClass()}>
          Continue in your mail program
        </a>
        <ButtonLink to={paths.help} look="quiet">
          Use the support form
        </ButtonLink>
      </div>
    </form>
  )
}
