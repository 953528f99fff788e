export type ScoreBand = 'green' | 'blue' | 'yellow' | 'red'

/** The colour of a match score in percent: 80 and over, 60 and over, 40 and over, below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'green'
  if (score >= 60) return 'blue'
  return score >= 40 ? 'yellow' : 'red'
}
