import { expect, it } from 'vitest'
import { scoreBand } from './score-band.ts'

it.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'blue'],
  [60, 'blue'],
  [59, 'yellow'],
  [40, 'yellow'],
  [39, 'red'],
  [0, 'red']
])('shows a score of %i in %s', (score, band) => expect(scoreBand(score)).toBe(band))
