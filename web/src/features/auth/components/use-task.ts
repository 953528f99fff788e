import { useState } from 'react'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { ApiError, detailOf, isSessionEnd } from '../../../lib/api/api-error.ts'

type Said = { tone: 'good' | 'stop'; text: string }

/** One thing a button sets going: whether it runs, and the sentence it ended with. */
export function useTask() {
  const [running, setRunning] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])

  async function run(task: () => Promise<string | null>): Promise<boolean> {
    setRunning(true)
    setSaid(null)
    setErrors([])
    try {
      const text = await task()
      setSaid(text ? { tone: 'good', text } : null)
      return true
    } catch (error) {
      const atFields = error instanceof ApiError ? error.errors : []
      setErrors(atFields)
      // What stands at its field is not said a second time.
      if (atFields.length > 0 || isSessionEnd(error)) return false
      setSaid({ tone: 'stop', text: detailOf(error, 'That did not work. Please try again.') })
      return false
    } finally {
      setRunning(false)
    }
  }

  return { running, said, run, errorOf: (field: string) => errors.find((one) => one.field === field)?.message }
}
