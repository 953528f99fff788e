import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** A fact: past tense, owned by one publisher. Its subject on the wire is its type. */
export interface EventDefinition<Data = unknown> {
  readonly type: string
  readonly source: string
  readonly data: TSchema
  /** True for an envelope of this type whose data has the promised shape; extra fields are tolerated. */
  is(value: unknown): value is CloudEvent<Data>
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

/** Declares a fact once: its name, its owner and the shape of its data. */
export function defineEvent<Schema extends TSchema>(
  type: string,
  source: string,
  data: Schema
): EventDefinition<Static<Schema>> {
  const envelope = Compile(envelopeOf(data))
  return {
    type,
    source,
    data,
    is: (value): value is CloudEvent<Static<Schema>> =>
      envelope.Check(value) && (value as unknown as CloudEvent).type === type
  }
}
