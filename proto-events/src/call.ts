import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Owner } from './envelope.ts'

export type Caller = Owner | 'gateway'
/** Who answers a call; `each` where every service answers for itself. */
type Answering = Owner | 'each'

/** What a call takes, part by part, and what it is answered; `bytes` where the answer is a file. */
interface Shapes {
  params?: TSchema
  query?: TSchema
  body?: TSchema
  answer: TSchema | 'bytes'
}

type PartsOf<S extends Shapes> = { [Part in keyof S as Part extends 'answer' ? never : Part]: S[Part] }
type AskedOf<S extends Shapes> = {
  [Part in keyof PartsOf<S>]: PartsOf<S>[Part] extends TSchema ? Static<PartsOf<S>[Part]> : never
}
type AnswerOf<S extends Shapes> = S['answer'] extends 'bytes' ? Uint8Array : Static<Exclude<S['answer'], 'bytes'>>

/** One question that services ask a service, under `/internal`. */
export interface Call<Asked = unknown, Answer = unknown, By extends Answering = Answering> {
  readonly owner: By
  readonly callers: readonly Caller[]
  readonly method: 'GET' | 'POST'
  /** With the names of its params: `/internal/orders/:id/receipt`. */
  readonly path: string
  readonly shapes: Shapes
  /** True for an answer of the promised shape; extra fields are tolerated. */
  isAnswer(value: unknown): value is Answer
  /** No value: what a call takes, for the compiler. */
  readonly asked?: Asked
}

/** Declares a call once: who answers whom, what it takes and what it is answered. */
export function defineCall<const S extends Shapes, const By extends Answering>(
  path: `/internal/${string}`,
  { owner, callers, method = 'GET' }: { owner: By; callers: readonly Caller[]; method?: 'GET' | 'POST' },
  shapes: S
): Call<AskedOf<S>, AnswerOf<S>, By> {
  const { answer } = shapes
  let validator: ReturnType<typeof Compile> | undefined
  return {
    owner,
    callers,
    method,
    path,
    shapes,
    isAnswer: (value): value is AnswerOf<S> => {
      if (answer === 'bytes') return value instanceof Uint8Array
      validator ??= Compile(answer)
      return validator.Check(value)
    }
  }
}
