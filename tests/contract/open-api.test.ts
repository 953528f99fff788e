import { ErrorBody } from '@formwright/kit/http/errors'
import { describe, expect, it } from 'vitest'
import { complaints, examplesOf, type Operation, routes, type Schema } from '../support/open-api.ts'
import { accessMatrix, PERSONS } from './access-matrix.ts'

const withBody = routes.flatMap(({ route, operation }) =>
  Object.entries(operation.requestBody?.content ?? {}).map(([type, content]) => ({ route, type, content }))
)
const successes = ({ responses }: Operation) => Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status))

it('has a row in the access matrix for each route, and none for another', () => {
  const lacking = routes.map(({ route }) => route).filter((route) => !(route in accessMatrix))
  const stray = Object.keys(accessMatrix).filter((row) => !routes.some(({ route }) => route === row))
  const persons = PERSONS.join(', ')
  expect(lacking, `add to tests/contract/access-matrix.ts what it answers to ${persons}`).toEqual([])
  expect(stray, 'in tests/contract/access-matrix.ts, but no route').toEqual([])
})

describe.each(routes)('$route', ({ operation }) => {
  it('says what it is for in a line, and under which heading', () => {
    expect(operation.summary).toMatch(/^[A-Z].{4,120}$/)
    expect(operation.tags?.length).toBeGreaterThan(0)
  })

  it('says what it answers with', () => {
    const good = successes(operation)
    expect(good).not.toEqual([])
    for (const [status, { content = {} }] of good) {
      const contents = Object.entries(content)
      if (status !== '204') expect(contents, 'give the answer a schema').not.toEqual([])
      for (const [type, { schema }] of contents) {
        if (type === 'application/json' && status !== '204') expect([status, isWhole(schema)]).toEqual([status, true])
      }
    }
  })

  it('gives an example of each JSON answer, which its own schema accepts', () => {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      const json = content['application/json']
      if (json === undefined) continue
      const examples = examplesOf(json)
      expect([status, examples.length], 'add `examples` to the schema of this answer').not.toEqual([status, 0])
      for (const example of examples) expect([status, complaints(json.schema, example)]).toEqual([status, []])
    }
  })

  it('refuses in the one shape of errors', () => {
    for (const status of ['4XX', '5XX']) {
      const schema = operation.responses[status]?.content?.['application/json']?.schema
      expect(schema?.required?.toSorted()).toEqual(['code', 'detail'])
      expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(ErrorBody.properties).sort())
    }
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (!/^[45]/.test(status)) continue
      const required = content?.['application/json']?.schema?.required
      expect(required).toEqual(expect.arrayContaining(['detail', 'code']))
    }
  })

  it('bounds each parameter of its query', () => {
    const open = (operation.parameters ?? []).filter(({ in: where, schema }) => where === 'query' && !isBounded(schema))
    expect(open.map(({ name }) => name)).toEqual([])
  })
})

describe.each(withBody)('the body of $route', ({ type, content }) => {
  it('is JSON without room for a field nobody asked for', () => {
    expect(type).toBe('application/json')
    expect(openObjects(content.schema)).toEqual([])
  })

  it('bounds each text and list', () => {
    expect(unboundedParts(content.schema)).toEqual([])
  })

  it('has an example that it accepts, and refuses it with a field more', () => {
    const examples = examplesOf(content)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) {
      expect(complaints(content.schema, example)).toEqual([])
      expect(complaints(content.schema, { ...(example as object), price: 1 })).not.toEqual([])
    }
  })
})

/** The schemas inside one, with where they stand. */
function parts(schema: Schema, at = 'body'): [string, Schema][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], patternProperties = {} } = schema
  return [
    [at, schema],
    ...Object.entries(properties).flatMap(([name, each]) => parts(each, `${at}.${name}`)),
    ...Object.values(patternProperties).flatMap((each) => parts(each, `${at}.*`)),
    ...parts(items, `${at}[]`),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each: Schema) => parts(each, at))
  ]
}

const isMap = (schema: Schema) =>
  schema.patternProperties !== undefined || typeof schema.additionalProperties === 'object'

const openObjects = (schema: Schema) =>
  parts(schema)
    .filter(([, each]) => each.type === 'object' && !isMap(each) && each.additionalProperties !== false)
    .map(([at]) => at)

const isBounded = (schema: Schema): boolean => {
  if (schema?.anyOf) return schema.anyOf.every(isBounded)
  if (schema?.enum || schema?.const !== undefined) return true
  if (schema?.type === 'string') return schema.maxLength !== undefined || endsInRange(schema.pattern) || schema.format
  if (schema?.type === 'integer' || schema?.type === 'number') return schema.maximum !== undefined
  return schema?.type === 'boolean'
}

/** A pattern from start to end without an open repetition. */
const endsInRange = (pattern?: string) =>
  pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[^\\][*+]/.test(pattern)

const unboundedParts = (schema: Schema) =>
  parts(schema)
    .filter(
      ([, each]) =>
        (each.type === 'string' && !isBounded(each)) || (each.type === 'array' && each.maxItems === undefined)
    )
    .map(([at]) => at)

/** Says something about its content: a type, or alternatives that do. */
const isWhole = (schema: Schema): boolean =>
  schema !== undefined && (schema.type !== undefined || schema.anyOf !== undefined || schema.$ref !== undefined)
