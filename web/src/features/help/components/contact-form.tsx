import clsx from 'clsx'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { fieldErrorOf } from '../../../lib/api/api-error.ts'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import { useSendContact } from '../api/send-contact.ts'
import type { ContactErrors } from '../model/contact.ts'
import { checkContact, readContact } from '../model/contact.ts'

const sent = "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours."
const failed = 'Sorry, there was an error sending your message. Please try again or contact us directly.'

/** Clears when the message is sent; keeps everything when it is not. */
export function ContactForm() {
  const send = useSendContact()
  const [errors, setErrors] = useState<ContactErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const message = readContact(new FormData(form))
    const wrong = checkContact(message)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (!send.isPending) {
      send.mutate(message, { onSuccess: () => form.reset(), onError: () => focusInvalid(form) })
    }
  }

  const errorOf = (field: keyof ContactErrors) => errors[field] ?? fieldErrorOf(send.error, field)
  const said = send.isSuccess ? sent : send.isError ? failed : null
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" maxLength={120} required error={errorOf('name')} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={errorOf('email')}
        />
      </div>
      <TextField label="Subject" name="subject" maxLength={200} required error={errorOf('subject')} />
      <TextArea label="Message" name="message" rows={6} maxLength={5000} required error={errorOf('message')} />
      {said ? (
        <p
          role={said.includes('Thank you') ? 'status' : 'alert'}
          className={clsx('font-medium', said.includes('Thank you') ? 'text-act' : 'text-stop')}
        >
          {said}
        </p>
      ) : null}
      <Button type="submit" className="justify-self-start" disabled={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send Message'}
      </Button>
    </form>
  )
}
