import clsx from 'clsx'
import type { ScoreBand } from '../model/score-band.ts'
import { scoreBand } from '../model/score-band.ts'

const bands: Record<ScoreBand, string> = {
  green: 'bg-act-wash text-act',
  blue: 'bg-info-wash text-info',
  yellow: 'bg-note-wash text-note',
  red: 'bg-stop-wash text-stop'
}

export function MatchScore({ score }: { score: number }) {
  const band = scoreBand(score)
  return (
    <span
      data-band={band}
      className={clsx('shrink-0 rounded-full px-3 py-1 text-[14px] font-semibold whitespace-nowrap', bands[band])}
    >
      {score}% match
    </span>
  )
}
