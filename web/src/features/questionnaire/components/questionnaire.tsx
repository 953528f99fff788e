import { type Answer, textOf } from '@formwright/interview/answers'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Badge } from '../../../components/ui/badge.tsx'
import { FoldTitle } from '../../../components/ui/fold-title.tsx'
import { ProgressBar } from '../../../components/ui/progress-bar.tsx'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { rememberedState, rememberState } from '../../../lib/states.ts'
import { type Questionnaire as General, type Question, useEdition } from '../api/get-questionnaire.ts'
import { askedNow } from '../model/asked.ts'
import { answeredZips } from '../model/given.ts'
import { type Problem, problemsAt, questionOf, refusalIn } from '../model/problems.ts'
import { secondLooks } from '../model/second-look/second-look.ts'
import { type Asked, percentOf, sectionStates } from '../model/steps.ts'
import { textShown } from '../model/text.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { useHasMoved } from './focus.ts'
import { AnsweredZips } from './inputs/county-input.tsx'
import { LivePreview } from './preview/live-preview.tsx'
import { PreviewOnDemand } from './preview/preview-on-demand.tsx'
import { Review } from './review/review.tsx'
import { SaveStatus } from './save-status.tsx'
import { SectionList } from './section-list.tsx'
import { StepForm } from './step-form.tsx'
import type { Draft } from './use-draft.ts'
import { SaidNotice, useSaveNow } from './use-save-now.tsx'
import { useStep } from './use-step.ts'

/** A second look waits until nobody types: half a name is often nearly another one. */
const restMs = 800

type QuestionnaireProps = {
  questionnaire: General
  draft: Draft
  /** Answers the server refused when the documents were asked for. */
  refused: readonly Problem[]
  generate: ReactNode
  /** What is said above the questions: of the order that pays, or of a form that has changed. */
  notices: (state: { refused: boolean }) => ReactNode
}

export function Questionnaire({ questionnaire: general, draft, refused, generate, notices }: QuestionnaireProps) {
  const { answers, status } = draft.state
  const questionnaire = useEdition(general, textOf(answers['state']))
  const asked = askedNow(questionnaire, answers)
  const { steps, look } = asked
  const place = useStep(asked, draft.state.draftId)
  const saveNow = useSaveNow(draft)
  const wide = useMedia('(min-width: 1100px)')
  const { question, index } = place
  const looks = secondLooks(questionnaire, askedNow(questionnaire, useDebounced(answers, restMs)))
  const arriving = useHasMoved(question?.id ?? 'review')
  const goTo = (id: string) => place.go(id, { returning: question === null })
  useDefault(question, draft)
  const zips = answeredZips(asked)

  function change(answer: Answer) {
    if (!question) return
    saveNow.forget()
    draft.autosave.change(question.id, answer)
    if (question.id === 'state' && typeof answer === 'string') rememberState(answer)
  }

  function next() {
    saveNow.forget()
    void draft.autosave.flush().catch(() => null)
    const following = steps[index + 1]
    if (place.returning || !following) place.review(place.returning ? question?.id : undefined)
    else place.go(following.id)
  }

  const sections = (
    <SectionList
      sections={sectionStates(questionnaire.sections, asked, question?.id ?? null)}
      onGo={(id) => place.go(id)}
      onReview={() => place.review()}
      reviewing={question === null}
    />
  )
  return (
    <div className="wrap py-8 sm:py-10">
      <div className="mb-7 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule pb-4">
        <p className="font-serif text-xl font-[560]">{questionnaire.service_title}</p>
        <Badge>{questionnaire.duration}</Badge>
      </div>
      <div className="grid gap-8 min-[1100px]:grid-cols-[180px_minmax(0,1fr)_370px] min-[1100px]:gap-9">
        {wide ? (
          <div>{sections}</div>
        ) : (
          <details className="group rounded-control border border-rule bg-sheet px-4">
            <FoldTitle>Sections</FoldTitle>
            <div className="pb-3">{sections}</div>
          </details>
        )}
        <div className="min-w-0">
          <ConflictPanel draft={draft} />
          {notices({ refused: refusalIn(questionnaire, asked) !== null })}
          {question ? (
            <>
              <p className="text-[13.5px] text-soft">
                <span>{`Step ${index + 1} of ${steps.length}`}</span>
                <SaveStatus status={status} />
              </p>
              <div className="mt-2 mb-6">
                <ProgressBar percent={percentOf(index, steps.length)} label="Progress" />
              </div>
              <AnsweredZips value={zips}>
                <StepForm
                  key={question.id}
                  question={question}
                  intro={introAt(questionnaire, asked, index)}
                  answer={answers[question.id]}
                  look={look}
                  problems={[
                    ...problemsAt(questionnaire, question, answers[question.id], asked),
                    ...refused.filter((problem) => questionOf(problem) === question.id)
                  ]}
                  arriving={arriving}
                  at={place.at}
                  nextLabel={place.returning ? 'Save and return' : index === steps.length - 1 ? 'Complete' : 'Next'}
                  isFirst={index === 0}
                  terms={questionnaire.glossary}
                  looks={looks.filter((look) => look.question === question.id)}
                  onChange={change}
                  onNext={next}
                  onPrevious={() => place.go(steps[index - 1]?.id ?? question.id)}
                  saveButton={saveNow.button}
                />
              </AnsweredZips>
              <SaidNotice said={saveNow.said} />
            </>
          ) : (
            <Review
              questionnaire={questionnaire}
              asked={asked}
              refused={refused}
              looks={looks}
              arriving={arriving}
              at={place.at}
              onEdit={(id, at) => place.go(id, { returning: true, ...(at ? { at } : {}) })}
              onReviewAnswers={() => place.go(steps[0]?.id ?? '')}
              generate={generate}
            />
          )}
        </div>
        {wide ? (
          <div className="sticky top-6 h-[min(680px,calc(100dvh-3rem))]">
            <LivePreview questionnaire={questionnaire} answers={answers} current={question?.id ?? null} onPick={goTo} />
          </div>
        ) : (
          <PreviewOnDemand>
            <LivePreview questionnaire={questionnaire} answers={answers} current={question?.id ?? null} onPick={goTo} />
          </PreviewOnDemand>
        )}
      </div>
    </div>
  )
}

/** A section's introduction stands over its first question only. */
function introAt({ sections }: General, { steps, look }: Asked, index: number): string | undefined {
  const id = steps[index]?.section
  if (steps[index - 1]?.section === id) return undefined
  return textShown(sections.find((section) => section.id === id)?.intro, look)
}

/** Fills in what is known already: the state chosen at the checkout, or the content's own default. */
function useDefault(question: Question | null, draft: Draft): void {
  const { autosave, state } = draft
  const isOpen = question !== null && !question.repeat && state.answers[question.id] === undefined
  useEffect(() => {
    if (!isOpen || !question) return
    const state = rememberedState()
    const known = question.id === 'state' && question.options?.includes(state) ? state : question.default
    if (known) autosave.change(question.id, known)
  }, [isOpen, question, autosave])
}
