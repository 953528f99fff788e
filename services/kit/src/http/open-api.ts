import type { SwaggerTransformObject } from '@fastify/swagger'

const NO_CONTENT = new Set(['204', '304'])

interface Response {
  content?: Record<string, object>
}

interface Parameter {
  required?: boolean
  schema?: { default?: unknown }
}

interface Operation {
  responses?: Record<string, Response>
  parameters?: Parameter[]
}

/**
 * The generator gives each answer all of a route's types, and each type the same schema. But a route that answers with a
 * PDF or a page still refuses in JSON, and what is not JSON is text or bytes. A parameter with a default may be left out.
 */
export const withTrueTypes: SwaggerTransformObject = (documents) => {
  if (!('openapiObject' in documents)) return documents.swaggerObject
  const { openapiObject } = documents
  const operations = Object.values(openapiObject.paths ?? {}).flatMap((path) => Object.values(path ?? {}))
  for (const { responses = {}, parameters = [] } of operations as Operation[]) {
    for (const parameter of parameters) if (parameter.schema?.default !== undefined) parameter.required = false
    for (const [status, response] of Object.entries(responses)) {
      const { content = {} } = response
      const [first] = Object.values(content)
      if (NO_CONTENT.has(status)) delete response.content
      else if (/^[45]/.test(status) && first !== undefined) response.content = { 'application/json': first }
      else for (const type of Object.keys(content)) if (!type.includes('json')) content[type] = { schema: plain(type) }
    }
  }
  return openapiObject
}

const plain = (type: string) => (type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' })
