import { unprocessable } from '@formwright/kit/http/errors'
import { closeObjects, compileValidator } from '@formwright/kit/http/validation'
import type { TSchema } from 'typebox'

/** Checks what came against the schema of its `type`, as strictly as a body. Throws 422 that names the field. */
export function messageReader<Message extends { type: string }>(schemas: Readonly<Record<string, TSchema>>) {
  const checks = new Map(Object.entries(schemas).map(([type, schema]) => [type, checkOf(schema)]))
  return (message: unknown): Message => {
    const { type } = (message ?? {}) as { type?: unknown }
    const check = typeof type === 'string' ? checks.get(type) : undefined
    if (check === undefined)
      throw unprocessable('This type of message is not known', [{ field: 'type', message: 'is not known' }])
    return check(message) as Message
  }
}

function checkOf(schema: TSchema): (message: unknown) => unknown {
  const own = structuredClone(schema)
  closeObjects(own)
  const validate = compileValidator({ schema: own, httpPart: 'body', method: 'GET', url: '' })
  return (message) => (validate(message) as { value: unknown }).value
}
