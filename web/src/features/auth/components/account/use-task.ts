import { useState } from 'react'
import { detailOf, isSessionEnd } from '../../../../lib/api/api-error.ts'

type Said = { tone: 'good' | 'stop'; text: string }

/** One thing a button sets going: whether it runs, and the sentence it ended with. */
export function useTask() {
  const [running, setRunning] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  async function run(task: () => Promise<string | null>): Promise<boolean> {
    setRunning(true)
    setSaid(null)
    try {
      const text = await task()
      setSaid(text ? { tone: 'good', text } : null)
      return true
    } catch (error) {
      if (!isSessionEnd(error)) setSaid({ tone: 'stop', text: detailOf(error, 'That did not work. Please try again.') })
      return false
    } finally {
      setRunning(false)
    }
  }

  return { running, said, run }
}
