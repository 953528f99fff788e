import { Badge } from '../../../components/ui/badge.tsx'
import type { Attorney } from '../api/find-attorneys.ts'
import { factsOf } from '../model/facts.ts'
import { AttorneyContact } from './attorney-contact.tsx'
import { MatchScore } from './match-score.tsx'

export function AttorneyEntry({ attorney }: { attorney: Attorney }) {
  const { ai_match_score: score, ai_match_reasoning: reasoning } = attorney
  return (
    <li className="border-rule py-6 not-first:border-t">
      <div className="flex items-start gap-4">
        <div className="mr-auto min-w-0">
          <h4 className="font-serif text-xl font-semibold">{attorney.name}</h4>
          <p className="text-soft">{attorney.firm}</p>
        </div>
        {score === undefined ? null : <MatchScore score={score} />}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {marksOf(attorney).map(([label, tone]) => (
          <li key={label}>
            <Badge tone={tone}>{label}</Badge>
          </li>
        ))}
      </ul>
      {reasoning ? <p className="mt-3 text-[14.5px]">{reasoning}</p> : null}
      <dl className="mt-4 grid gap-x-8 gap-y-3 text-[14.5px] sm:grid-cols-2">
        {factsOf(attorney).map(({ name, lines }) => (
          <div key={name}>
            <dt className="text-[13px] text-soft">{name}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <AttorneyContact attorney={attorney} />
    </li>
  )
}

function marksOf({ source, verified, board_certified, million_dollar_advocates }: Attorney) {
  const marks: [string, 'note' | 'good' | 'plain'][] = []
  if (source === 'sample') marks.push(['Sample, fictional', 'note'])
  if (verified) marks.push(['Verified', 'good'])
  if (board_certified) marks.push(['Board certified', 'plain'])
  if (million_dollar_advocates) marks.push(['Million Dollar Advocates', 'plain'])
  return marks
}
