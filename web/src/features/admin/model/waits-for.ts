import { calendarDate } from '../../../lib/dates.ts'

/** Why a paid order waits, in one line: the question, and the day; never the answer. */
export const waitsFor = ({ question, possible_from }: { question: string; possible_from: string | null }): string =>
  `${question} ${possible_from ? `Possible from ${calendarDate(possible_from)}` : 'No day helps'}`
