import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'

type QuestionListProps = { questions: readonly { question: string; answer: ReactNode }[] }

/** The browser's own accordion: those of one name close each other, and an open one closes when it is clicked. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-b border-rule">
      {questions.map(({ question, answer }) => (
        <details key={question} name="questions" className="group border-t border-rule">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-serif text-[19px] font-[560] [&::-webkit-details-marker]:hidden">
            {question}
            <Icon of={Plus} size={18} className="shrink-0 text-act transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-2xl pb-5 text-soft">{answer}</div>
        </details>
      ))}
    </div>
  )
}
