import { complaints, type Route } from '../../../support/open-api.ts'
import type { Wire } from './places.ts'
import type { Answer } from './send.ts'

/** Words that only somebody inside should read: a stack, a file, a query, the name of a library or of its errors. */
const INNER =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\b(?:select|insert|update) .+ (?:from|into|set)\b|syntax error|relation "|violates|kysely|postgres|fastify|FST_|typebox|undici|\bnats\b|\bECONN|TypeError|RangeError|ENOENT|stripe_/i

/** What is wrong with an answer to a request that was meant for a route, or nothing. */
export function complaintsAbout({ operation, route, method }: Route, wire: Wire, answer: Answer): string[] {
  const { status, headers, text } = answer
  const json = String(headers['content-type']).includes('json') ? parsed(text) : undefined
  if (status >= 500 && !isNotMadeYet(route, status, json)) return [`${status}`]
  if (status < 400) return wire.method === method ? schemaComplaints(operation.responses[status]?.content, json) : []
  if (text === '') return []
  return refusalComplaints(json, text)
}

/** The blank form is being made, and the answer says when to ask again. */
const isNotMadeYet = (route: string, status: number, json: unknown) =>
  route.endsWith('/generate-template') && status === 503 && (json as { code?: string })?.code === 'not-ready'

function refusalComplaints(json: unknown, text: string): string[] {
  const { detail, code, errors = [] } = (json ?? {}) as { detail?: unknown; code?: unknown; errors?: unknown }
  if (typeof detail !== 'string' || detail === '') return ['a refusal without a sentence']
  if (typeof code !== 'string' || !/^[a-z][a-z0-9-]*$/.test(code)) return ['a refusal without a code']
  const named = (each: { field?: unknown; message?: unknown }) =>
    typeof each?.field === 'string' && typeof each.message === 'string'
  if (!Array.isArray(errors) || !errors.every(named)) return ['errors without field and message']
  const inner = INNER.exec(`${detail} ${errors.map(({ message }) => message).join(' ')}`)
  if (inner) return [`says "${inner[0]}"`]
  return /\n\s+at /.test(text) ? ['a stack'] : []
}

type Contents = Record<string, { schema?: unknown }> | undefined

const schemaComplaints = (contents: Contents, json: unknown): string[] => {
  const schema = contents?.['application/json']?.schema
  if (schema === undefined || json === undefined) return []
  return complaints(schema, json)
    .slice(0, 1)
    .map((complaint) => `not as its schema says: ${complaint}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
