import { useState } from 'react'
import { useLocation } from '../../../lib/router/location.tsx'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import type { Question } from '../api/get-questionnaire.ts'
import { type Asked, firstOpen } from '../model/steps.ts'

export type Place = {
  /** The question on show, or null on the review page. */
  question: Question | null
  index: number
  /** Whether Next leads back to the review page, because one answer is being changed. */
  returning: boolean
  /** Where on it the person is led: a field of the question, or the row of a question on the review page. */
  at: string | null
  go: (question: string, how?: { returning?: boolean; at?: string }) => void
  review: (at?: string) => void
}

/** Where one is in the questionnaire. It stands in the address, so Back and reload work. */
export function useStep(asked: Asked, draftId: string | null): Place {
  const { steps } = asked
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { at?: string } | null }
  const reviewing = params.get('view') === 'review'
  // Without a step in the address one goes on where one stopped; chosen once, or each answer would jump ahead.
  const [start] = useState(() => firstOpen(asked) ?? steps[0]?.id ?? null)
  const wanted = params.get('q') ?? start
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted)
  )

  function move(change: Record<string, string>, at?: string) {
    const next = new URLSearchParams(params)
    for (const key of ['q', 'view', 'from', 'generation']) next.delete(key)
    if (draftId && next.has('draft')) next.set('draft', draftId)
    for (const [key, value] of Object.entries(change)) next.set(key, value)
    setParams(next, { state: { at } })
  }

  return {
    question: reviewing ? null : (steps[index] ?? null),
    index,
    returning: params.get('from') === 'review',
    at: state?.at ?? null,
    go: (question, { returning = false, at } = {}) =>
      move({ q: question, ...(returning ? { from: 'review' } : {}) }, at),
    review: (at) => move({ view: 'review' }, at)
  }
}
