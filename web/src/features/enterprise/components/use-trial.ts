import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { fieldErrorOf } from '../../../lib/api/api-error.ts'
import { isEmail } from '../../../lib/email.ts'
import { focusInvalid } from '../../../lib/focus-invalid.ts'
import type { StartedTrial } from '../api/start-trial.ts'
import { startTrial } from '../api/start-trial.ts'
import { refusal } from '../model/refusal.ts'
import { isPersonalEmail, personalEmailAlert } from '../model/work-email.ts'

const empty = { company: '', email: '', teamSize: '1' }

/** The trial's form: what is typed, what is wrong with it, and the request. Success clears it. */
export function useTrial(onStarted: (trial: StartedTrial) => void) {
  const [typed, setTyped] = useState(empty)
  const [starting, setStarting] = useState(false)
  const [alert, setAlert] = useState<{ text: string; reason: string } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useRef<HTMLFormElement>(null)
  const company = typed.company.trim()
  const email = typed.email.trim()

  function refuse(text: string, field: 'company' | 'email') {
    setAlert({ text, reason: '' })
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }

  async function start(event?: FormEvent) {
    event?.preventDefault()
    if (starting) return
    if (!company || !email) {
      return refuse('Please fill in company name and email address', company ? 'email' : 'company')
    }
    if (isPersonalEmail(email)) return refuse(personalEmailAlert, 'email')
    if (!isEmail(email)) return refuse('Please enter a valid email address', 'email')
    setStarting(true)
    setAlert(null)
    setFailure(null)
    try {
      const teamSize = Number.parseInt(typed.teamSize, 10)
      const trial = await startTrial({
        company_name: company,
        user_email: email,
        team_size: Number.isNaN(teamSize) ? 1 : teamSize
      })
      setTyped(empty)
      onStarted(trial)
    } catch (error) {
      setAlert(refusal(error, 'Error starting enterprise trial. Please try again.'))
      setFailure(error)
      if (form.current) focusInvalid(form.current)
    }
    setStarting(false)
  }

  return {
    form,
    typed,
    type: (change: Partial<typeof empty>) => setTyped({ ...typed, ...change }),
    filled: company !== '' && email !== '',
    personal: isPersonalEmail(email),
    starting,
    alert,
    errorOf: (field: 'company_name' | 'user_email' | 'team_size') => fieldErrorOf(failure, field),
    start
  }
}
