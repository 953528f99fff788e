import { Check } from 'lucide'
import { Icon } from '../../../components/ui/icon.tsx'
import { Paper } from '../../../components/ui/paper/paper.tsx'
import { StageCard } from './stage-card.tsx'
import { Answer } from './stage-papers.tsx'

const checks = [
  { asked: 'Your state', answer: 'Texas', note: 'This set is made for Texas.' },
  {
    asked: 'Do both of you agree on everything?',
    answer: 'Yes',
    note: 'Without agreement, an attorney is the right help.'
  },
  { asked: 'Children under 18', answer: 'None', note: 'Two people without children under 18 use this set.' }
]

export function Qualification() {
  return (
    <StageCard title="Is this set right for you?">
      <ul className="text-[15px]">
        {checks.map(({ asked, answer, note }) => (
          <li key={asked} className="border-t border-rule py-2.5">
            <p className="flex gap-3">
              <span className="mr-auto">{asked}</span>
              <span className="flex items-center gap-1.5 font-semibold text-act">
                {answer}
                <Icon of={Check} size={15} />
              </span>
            </p>
            <p className="text-[13.5px] text-soft">{note}</p>
          </li>
        ))}
      </ul>
    </StageCard>
  )
}

export function Questionnaire() {
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,28rem)_minmax(0,14rem)] sm:justify-center">
      <StageCard title="When did you marry?">
        <p className="-mt-1 mb-3 text-[14.5px] text-soft">As your marriage certificate has it.</p>
        <p className="rounded-control border border-edge px-3.5 py-2">June 4, 2016</p>
        <p className="mt-3 text-[13.5px] text-soft">Saved just now</p>
      </StageCard>
      <Paper className="h-64 px-6 py-7 text-[11px] leading-[1.65] max-sm:hidden">
        <p className="mb-3 text-center text-[15px] leading-tight font-[560]">Petition for Divorce</p>
        <p>
          The petitioner states that the parties were married on <Answer>June 4, 2016</Answer> and asks the court to
          dissolve the marriage.
        </p>
      </Paper>
    </div>
  )
}
