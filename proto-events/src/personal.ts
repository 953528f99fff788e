import type { TSchema } from 'typebox'
import { facts } from './readings.ts'

interface Field {
  name: string
  schema: TSchema & { erased?: string }
}

/** The fields of a fact by name, both sides of one that may be null. */
export const fieldsOf = (data: TSchema): Field[] =>
  Object.entries(
    (data as TSchema & { properties: Record<string, TSchema & { anyOf?: TSchema[] }> }).properties
  ).flatMap(([name, schema]) => (schema.anyOf ?? [schema]).map((side) => ({ name, schema: side })))

/** The fields that name a person, in whichever fact, and what they hold once that person is gone. */
export const personalFields: Readonly<Record<string, string>> = Object.fromEntries(
  facts
    .flatMap(({ data }) => fieldsOf(data))
    .flatMap(({ name, schema: { erased } }) => (erased === undefined ? [] : [[name, erased]]))
)
