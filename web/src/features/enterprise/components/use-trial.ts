import { useState } from 'react'
import { useForm } from '../../../lib/form/use-form.ts'
import type { StartedTrial } from '../api/start-trial.ts'
import { startTrial } from '../api/start-trial.ts'
import { refusal } from '../model/refusal.ts'
import { isPersonalEmail, personalEmailAlert } from '../model/work-email.ts'

const empty = { company: '', email: '', teamSize: '1' }
const incomplete = 'Please fill in company name and email address'

/** The trial's form: what is typed, what is wrong with it, and the request. Success clears it. */
export function useTrial(onStarted: (trial: StartedTrial) => void) {
  const [typed, setTyped] = useState(empty)
  const company = typed.company.trim()
  const email = typed.email.trim()
  const personal = isPersonalEmail(email)
  const form = useForm({
    check: () => ({
      ...(company && email ? {} : { [company ? 'user_email' : 'company_name']: incomplete }),
      ...(personal ? { user_email: personalEmailAlert } : {})
    }),
    explain: (error) => refusal(error, 'Error starting enterprise trial. Please try again.'),
    send: async () => {
      const teamSize = Number.parseInt(typed.teamSize, 10)
      const trial = await startTrial({
        company_name: company,
        user_email: email,
        team_size: Number.isNaN(teamSize) ? 1 : teamSize
      })
      setTyped(empty)
      onStarted(trial)
      return null
    }
  })
  const type = (change: Partial<typeof empty>) => setTyped({ ...typed, ...change })
  return { ...form, typed, type, filled: company !== '' && email !== '', personal }
}
