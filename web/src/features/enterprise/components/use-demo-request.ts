import type { FormEvent } from 'react'
import { useState } from 'react'
import { fieldErrorOf } from '../../../lib/api/api-error.ts'
import { isEmail } from '../../../lib/email.ts'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import type { DemoAnswer, DemoRequest } from '../api/schedule-demo.ts'
import { scheduleDemo } from '../api/schedule-demo.ts'
import { refusal } from '../model/refusal.ts'

const fields = [
  'company_name',
  'contact_name',
  'user_email',
  'phone',
  'team_size',
  'preferred_date',
  'message'
] as const
const required = fields.slice(0, 3)

/** Asks for a demonstration. What was typed stays in the form until the request is in. */
export function useDemoRequest() {
  const [sending, setSending] = useState(false)
  const [alert, setAlert] = useState<{ text: string; reason: string } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [answer, setAnswer] = useState<DemoAnswer | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const wish = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').trim()])) as DemoRequest
    const refuse = (text: string, field: string) => {
      setAlert({ text, reason: '' })
      form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
    }
    const missing = required.find((name) => wish[name] === '')
    if (missing) return refuse('Please fill in company name, contact name, and email address', missing)
    if (!isEmail(wish.user_email)) return refuse('Please enter a valid email address', 'user_email')
    setSending(true)
    setAlert(null)
    setFailure(null)
    try {
      setAnswer(await scheduleDemo(wish))
    } catch (error) {
      setAlert(refusal(error, 'Error scheduling demo. Please try again.'))
      setFailure(error)
      focusInvalid(form)
    }
    setSending(false)
  }

  const errorOf = (field: (typeof fields)[number]) => fieldErrorOf(failure, field)
  return { sending, alert, errorOf, answer, send, again: () => setAnswer(null) }
}
