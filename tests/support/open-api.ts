import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { root } from '../../deploy/local/settings/settings.ts'

// biome-ignore lint/suspicious/noExplicitAny: any JSON schema may stand here
export type Schema = any

export interface Content {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export interface Parameter extends Content {
  in: string
  name: string
  required?: boolean
}

export interface Operation {
  summary?: string
  tags?: string[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description?: string; content?: Record<string, Content> }>
  parameters?: Parameter[]
}

export interface Route {
  /** `GET /api/services/{idOrSlug}`: how tables name it. */
  route: string
  method: string
  path: string
  operation: Operation
}

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(join(root, 'gateway/openapi.json'), 'utf8')
)

/** Every operation of the joined document. */
export const routes: readonly Route[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([verb, operation]) => {
    const method = verb.toUpperCase()
    return { route: `${method} ${path}`, method, path, operation }
  })
)

export const bodyOf = ({ requestBody }: Operation): Content | undefined => requestBody?.content['application/json']

export const examplesOf = ({ example, examples, schema }: Content): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples ?? {}).map(({ value }) => value),
  ...(schema?.examples ?? [])
]

/** What a value has against its schema. */
export const complaints = (schema: Schema, value: unknown): string[] =>
  Value.Errors(schema as TSchema, value).map(({ instancePath, message }) => `${instancePath} ${message}`)
