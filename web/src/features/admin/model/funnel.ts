import type { StatsDay } from '../api/get-stats.ts'

export type FunnelStep = { name: string; count: number | null }

/** From a questionnaire begun to documents made, counted over the days. Null where a service did not tell. */
export function funnelOf(days: readonly StatsDay[]): FunnelStep[] {
  return [
    { name: 'Questionnaires begun', count: sumOf(days, 'started') },
    { name: 'Checkouts opened', count: sumOf(days, 'opened') },
    { name: 'Paid', count: sumOf(days, 'paid') },
    { name: 'Document sets made', count: sumOf(days, 'documents') }
  ]
}

export function sumOf(days: readonly StatsDay[], what: Exclude<keyof StatsDay, 'day'>): number | null {
  return days.reduce<number | null>((sum, day) => (sum === null || day[what] === null ? null : sum + day[what]), 0)
}
