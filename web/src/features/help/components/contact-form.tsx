import clsx from 'clsx'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/fields/text-area.tsx'
import { TextField } from '../../../components/ui/fields/text-field.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { sendContact } from '../api/send-contact.ts'
import { checkContact } from '../model/contact.ts'

const failed = 'Sorry, there was an error sending your message. Please try again or contact us directly.'

/** Clears when the message is sent; keeps everything when it is not. */
export function ContactForm() {
  const { sending, said, errorOf, props } = useForm({
    check: checkContact,
    explain: () => failed,
    send: async (typed, form) => {
      const { message } = await sendContact({
        name: typed('name'),
        email: typed('email'),
        subject: typed('subject'),
        message: typed('message')
      })
      form.reset()
      return message
    }
  })
  return (
    <form {...props} className="grid gap-5">
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
          role={said.tone === 'good' ? 'status' : 'alert'}
          className={clsx('font-medium', said.tone === 'good' ? 'text-act' : 'text-stop')}
        >
          {said.text}
        </p>
      ) : null}
      <Button type="submit" className="justify-self-start" disabled={sending}>
        {sending ? 'Sending…' : 'Send Message'}
      </Button>
    </form>
  )
}
