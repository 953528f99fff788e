import { useState } from 'react'
import { getStarted } from '../api/get-started.ts'
import type { InvestmentType } from '../model/investment-sets.ts'

/** Begins one kind of investment and says when that failed. */
export function useStart(onService: (serviceId: number) => void) {
  const [starting, setStarting] = useState(false)
  const [failed, setFailed] = useState(false)

  async function start(type: InvestmentType) {
    if (starting) return
    setStarting(true)
    setFailed(false)
    try {
      onService((await getStarted(type)).id)
    } catch {
      setFailed(true)
    }
    setStarting(false)
  }

  return { starting, start, error: failed ? 'Error starting investment docs. Please try again.' : null }
}
