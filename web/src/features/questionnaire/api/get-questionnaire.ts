import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Paper } from '../../../components/ui/paper-list.tsx'
import { api } from '../../../lib/api/client.ts'

export type Condition =
  | { question: string; is: string }
  | { question: string; in: string[] }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }

export type Format = 'date' | 'email' | 'phone' | 'money' | 'number' | 'percent' | 'zip' | 'state' | 'county'

/** One field to fill in: the specification's fields, and what contracts add to them. */
export type Field = {
  id: string
  question: string
  type: 'text' | 'textarea' | 'radio' | 'select'
  options?: string[]
  help?: string
  required: boolean
  format?: Format
  show_if?: Condition
  placeholder?: string
  example?: string
  default?: string
  unknown_allowed?: boolean
  max_length?: number
  min?: number
  max?: number
}

export type Repeat = { min: number; max: number; item?: string; fields: Field[] }
export type Question = Field & { section?: string; repeat?: Repeat }
export type Section = { id: string; title: string; intro?: string }

/** Refused at the end when it does not hold. */
export type Check = { list: string; field?: string; sum?: number; show_if?: Condition; message: string }
/** Pointed at, never refused; `{name}` in the message is the answer concerned. Ids are of questions or of fields. */
export type SecondLookRule = { show_if?: Condition; message: string } & {
  order?: string[]
  past?: string
  different?: string[]
  adult?: string
  name?: string
  born?: string
}

/** A legal word in lower case. */
export type Term = { term: string; meaning: string }

/** A paper that may be in the set: it is while the condition holds. */
export type PossiblePaper = Paper & { show_if?: Condition }

export type Questionnaire = {
  service_id: number
  service_title: string
  duration: string
  features: string[]
  states: 'all' | string[]
  sections: Section[]
  questions: Question[]
  checks: Check[]
  second_look: SecondLookRule[]
  glossary: Term[]
  documents: PossiblePaper[]
}

export function useQuestionnaire(service: string) {
  return useQuery({
    queryKey: ['questionnaire', service],
    queryFn: ({ signal }) => api<Questionnaire>(`/questionnaire/${encodeURIComponent(service)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY
  })
}

/** The papers that one state's set may have, under that state's titles; undefined until they are known. */
export function usePapersOf(serviceId: number, state: string): PossiblePaper[] | undefined {
  const inState = useQuery({
    queryKey: ['questionnaire', serviceId, 'papers', state],
    queryFn: ({ signal }) => api<Questionnaire>(`/questionnaire/${serviceId}?state=${state}`, { signal }),
    select: (answer) => answer.documents,
    enabled: state !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY
  })
  return state === '' ? undefined : inState.data
}
