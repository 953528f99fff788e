import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ServiceName } from './services.ts'

/** Who may own facts: each has an outbox, and a user of that name on the broker. */
export type Owner = ServiceName
/** Who may read facts. The worker tells what became of its jobs through documents, whose outbox it shares. */
export type Reader = Owner | 'documents-worker'

/** A fact: past tense, owned by one publisher. Its subject on the wire is its type. */
export interface EventDefinition<Data = unknown, Readers extends Reader = Reader> {
  readonly type: string
  readonly source: Owner
  readonly readers: readonly Readers[]
  readonly settlement: Settlement<Data> | undefined
  readonly data: TSchema
  /** Its data as it travels: a change of the schema that refuses it breaks readers in the field. */
  readonly example: Data
  /** True for an envelope of this type whose data has the promised shape; extra fields are tolerated. */
  is(value: unknown): value is CloudEvent<Data>
}

/** How the owner of a fact learns that it was acted upon. Until then the fact is told again. */
export interface Settlement<Data = unknown> {
  /** What the answer will name; undefined for one that needs no answer. */
  key(data: Data): string | undefined
  /** Any one of these settles it. The owner hears them all. */
  readonly answers: readonly Answer[]
}

export interface Answer {
  readonly event: EventDefinition
  /** The key of the fact that this answers; undefined when it answers another. */
  key(data: unknown): string | undefined
}

/** CloudEvents 1.0 in structured JSON mode. `id` is also the broker's message id. */
export interface CloudEvent<Data = unknown> {
  readonly specversion: '1.0'
  readonly id: string
  readonly source: string
  readonly type: string
  /** ISO 8601, UTC: when the fact became true. */
  readonly time: string
  readonly datacontenttype: 'application/json'
  readonly traceparent?: string
  readonly data: Data
}

export type DataOf<Definition> = Definition extends EventDefinition<infer Data> ? Data : never
export type ReaderOf<Definition extends EventDefinition> = Definition['readers'][number]

const envelopeOf = (data: TSchema) =>
  Type.Object({
    specversion: Type.Literal('1.0'),
    id: Type.String({ minLength: 1, maxLength: 64 }),
    source: Type.String(),
    type: Type.String(),
    time: Type.String(),
    datacontenttype: Type.Literal('application/json'),
    traceparent: Type.Optional(Type.String()),
    data
  })

/** Declares a fact once: its name, who tells it to whom and what settles it, the shape of its data, and an example of it. */
export function defineEvent<Schema extends TSchema, const Readers extends Reader>(
  type: string,
  told: { owner: Owner; readers: readonly Readers[]; settlement?: Settlement<Static<Schema>> },
  data: Schema,
  example: NoInfer<Static<Schema>>
): EventDefinition<Static<Schema>, Readers> {
  // Compiled when it is first read: a process declares all facts and reads few.
  let envelope: ReturnType<typeof Compile> | undefined
  return {
    type,
    source: told.owner,
    readers: told.readers,
    settlement: told.settlement,
    data,
    example,
    is: (value): value is CloudEvent<Static<Schema>> => {
      envelope ??= Compile(envelopeOf(data))
      return envelope.Check(value) && (value as CloudEvent).type === type
    }
  }
}

/** One of the facts that settle another, and where it names what it answers. */
export const answer = <Definition extends EventDefinition>(
  event: Definition,
  key: (data: DataOf<Definition>) => string | undefined
): Answer => ({ event, key: key as Answer['key'] })
