import type { SwaggerTransformObject } from '@fastify/swagger'

interface Response {
  content?: Record<string, unknown>
}

/** A route that answers with a PDF or a page still refuses in JSON; the generator gives both the type of the good answer. */
export const withJsonErrors: SwaggerTransformObject = (documents) => {
  if (!('openapiObject' in documents)) return documents.swaggerObject
  const { openapiObject } = documents
  const operations = Object.values(openapiObject.paths ?? {}).flatMap((path) => Object.values(path ?? {}))
  for (const { responses = {} } of operations as { responses?: Record<string, Response> }[]) {
    for (const [status, response] of Object.entries(responses)) {
      const [content] = Object.values(response.content ?? {})
      if (/^[45]/.test(status) && content !== undefined) response.content = { 'application/json': content }
    }
  }
  return openapiObject
}
