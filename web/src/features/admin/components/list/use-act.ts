import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { detailOf, fieldErrorOf, isSessionEnd } from '../../../../lib/api/api-error.ts'

type Said = { tone: 'good' | 'stop'; text: string }

/** Something a member of staff does to a thing: which one it is being done to, and the sentence it ended with. */
export function useAct() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)

  /** Reads every staff list anew afterwards. True when it was done. */
  async function act(what: string, deed: () => Promise<string | null>): Promise<boolean> {
    setBusy(what)
    setSaid(null)
    setRefusal(null)
    try {
      const text = await deed()
      setSaid(text ? { tone: 'good', text } : null)
      await queries.invalidateQueries({ queryKey: ['admin'] })
      return true
    } catch (error) {
      if (!isSessionEnd(error)) setSaid({ tone: 'stop', text: detailOf(error, 'That did not work. Please try again.') })
      setRefusal(error)
      return false
    } finally {
      setBusy(null)
    }
  }
  return { busy, said, act, errorOf: (field: string) => fieldErrorOf(refusal, field) }
}
