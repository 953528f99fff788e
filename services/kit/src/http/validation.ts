import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { type FieldError, notFound, unprocessable } from './errors.ts'
import { guardText } from './text-guard.ts'

type ObjectSchema = TSchema & {
  type?: string
  properties?: Record<string, ObjectSchema>
  patternProperties?: unknown
  additionalProperties?: unknown
  required?: string[]
  items?: ObjectSchema
}

/** Closes a body's objects, so that a field nobody asked for is an error, unless the schema says otherwise. */
export function closeObjects(schema: ObjectSchema): void {
  if (schema.properties !== undefined) {
    if (schema.additionalProperties === undefined) schema.additionalProperties = false
    for (const property of Object.values(schema.properties)) closeObjects(property)
  }
  if (schema.items !== undefined) closeObjects(schema.items)
}

/** Bodies are taken as they are; query and path parameters arrive as text and are converted first. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema)
  const hasDefaults = JSON.stringify(schema).includes('"default":')
  return (input: unknown) => {
    guardText(input)
    if (httpPart !== 'body' && !hasDefaults && validator.Check(input)) return { value: input }
    const value =
      httpPart === 'body'
        ? dropEmptyOptionals(schema, input)
        : Value.Convert(schema, Value.Default(schema, { ...(input as object) }))
    if (validator.Check(value)) return { value }
    if (httpPart === 'params') throw notFound()
    const errors = fieldErrors(schema, validator.Errors(value))
    throw unprocessable(sentenceOf(errors), errors)
  }
}

/** In a body, an empty text or null means that an optional field is absent. */
function dropEmptyOptionals(schema: ObjectSchema, value: unknown): unknown {
  if (Array.isArray(value) && schema.items)
    return value.map((item) => dropEmptyOptionals(schema.items as ObjectSchema, item))
  if (schema.properties === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return value
  const { properties, required = [] } = schema
  // A client's field may be called `toString`, which every object has.
  const propertyOf = (key: string) => (Object.hasOwn(properties, key) ? properties[key] : undefined)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => required.includes(key) || !propertyOf(key) || (item !== '' && item !== null))
      .map(([key, item]) => [key, dropEmptyOptionals(propertyOf(key) ?? {}, item)])
  )
}

const WORDS: Record<string, string> = {
  pattern: 'is not in the right form',
  format: 'is not in the right form',
  anyOf: 'is not one of the allowed values'
}

interface SchemaError {
  keyword: string
  schemaPath: string
  instancePath: string
  message: string
  params: object
}

function fieldErrors(schema: TSchema, errors: readonly SchemaError[]): FieldError[] {
  const fields = errors.flatMap((error): FieldError[] => {
    const at = error.instancePath.slice(1).replaceAll('/', '.')
    const { requiredProperties, additionalProperties } = error.params as Record<string, string[] | undefined>
    if (requiredProperties) return requiredProperties.map((name) => ({ field: join(at, name), message: 'is required' }))
    if (additionalProperties)
      return additionalProperties.map((name) => ({ field: join(at, name), message: 'is not known' }))
    return [{ field: at, message: refusalAt(schema, error) ?? WORDS[error.keyword] ?? error.message }]
  })
  return [...new Map(fields.map((error) => [error.field, error])).values()].slice(0, 20)
}

/** What the field itself has to say, if anything: `x-refusal` of its schema. */
function refusalAt(schema: TSchema, { schemaPath }: SchemaError): string | undefined {
  const keys = schemaPath.split('/').slice(1)
  const place = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], schema)
  return (place as { 'x-refusal'?: string } | undefined)?.['x-refusal']
}

/** A single field that speaks for itself speaks for the whole form. */
const sentenceOf = ([first, ...others]: FieldError[]) =>
  first !== undefined && others.length === 0 && /^[A-Z]/.test(first.message)
    ? first.message
    : 'Some fields are missing or not valid'

const join = (at: string, name: string) => (at === '' ? name : `${at}.${name}`)
