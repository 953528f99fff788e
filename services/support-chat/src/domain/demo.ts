import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { type FieldError, unprocessable } from '@formwright/kit/http/errors'
import { demoRequested } from '@formwright/proto-events'
import { Compile } from 'typebox/compile'
import { insertDemo } from '../repositories/demos.ts'
import { type CompleteDemo, CompleteDemo as CompleteSchema, DEMO_INCOMPLETE, type NewDemo } from '../schemas/demo.ts'
import type { Database } from '../tables.ts'

const Complete = Compile(CompleteSchema)
const NEEDED = ['company_name', 'contact_name', 'user_email'] as const

/** Throws 422 with the spec's sentence when something that is needed is missing. */
export function completeDemo(demo: NewDemo): CompleteDemo {
  const missing = NEEDED.filter((field) => (demo[field] ?? '').trim() === '')
  if (missing.length > 0) {
    throw unprocessable(
      DEMO_INCOMPLETE,
      missing.map((field): FieldError => ({ field, message: 'is required' }))
    )
  }
  if (Complete.Check(demo)) return demo
  const fields = new Set(Complete.Errors(demo).map(({ instancePath }) => instancePath.slice(1)))
  throw unprocessable(
    'Some fields are missing or not valid',
    [...fields].map((field) => ({ field, message: 'is not in the right form' }))
  )
}

/** Keeps a request and tells that it came, both or neither; `confirm`: its sender hears of it by mail. */
export const requestDemo = (db: Database, demo: CompleteDemo, { confirm }: { confirm: boolean }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID()
    await insertDemo(trx, { id, ...demo })
    const { contact_name, user_email: email } = demo
    await appendToOutbox(trx, demoRequested, { demo_id: id, contact_name, email, ...(confirm ? {} : { confirm }) })
  })
