import { randomBytes } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import type { Logger } from '@formwright/kit/process/log'
import { repeat } from '@formwright/kit/process/repeat'
import { blankFormRequested } from '@formwright/proto-events'
import type { ContentLibrary, ServiceContent } from '../content/library.ts'
import {
  type BlankFormKey,
  countOnTheirWay,
  forgetBlankForms,
  insertBlankForm,
  listSettled,
  retryBlankForm
} from '../repositories/blank-forms.ts'
import type { Database } from '../tables.ts'
import { RENDERER_VERSION } from './render/page.ts'

const LOOK_MS = 1_000
/** Few at once: a form that somebody asks for waits behind two others, never behind the whole shelf. */
const AT_ONCE = 2

/** Everything that shapes a service's blank form: another version is another form. */
export const versionOf = ({ templateHash, facts }: Pick<ServiceContent, 'templateHash' | 'facts'>): string =>
  `${templateHash}/${facts.version}/${RENDERER_VERSION}`

/** Asks the worker for a form, once; again only when nothing came of it for ten minutes. */
export async function requestBlankForm(db: Database, key: BlankFormKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = randomBytes(16).toString('base64url')
    const asked = (await insertBlankForm(trx, { ...key, id })) ?? (await retryBlankForm(trx, key))
    if (asked !== undefined) await appendToOutbox(trx, blankFormRequested, { blank_form_id: asked })
  })
}

/**
 * Has the general form of every service made ahead, at start and after each change of its text. The forms of single
 * states, of which there are fifty times as many, are made when they are first asked for.
 */
export function makeBlankFormsAhead(db: Database, library: ContentLibrary, log: Logger) {
  const wanted = library.services.map((service) => ({
    service_id: service.meta.id,
    state: '',
    version: versionOf(service)
  }))
  let tidy = false
  const look = async () => {
    if (!tidy) await forgetBlankForms(db, [...new Set(wanted.map(({ version }) => version))])
    tidy = true
    await requestMissing(db, wanted)
  }
  return repeat('blank forms', LOOK_MS, look, log)
}

/** Asks for the next forms that are missing; for none while enough are on their way. */
export async function requestMissing(db: Database, wanted: BlankFormKey[]): Promise<void> {
  const room = AT_ONCE - (await countOnTheirWay(db))
  if (room <= 0) return
  const settled = new Set((await listSettled(db)).map(nameOf))
  for (const key of wanted.filter((form) => !settled.has(nameOf(form))).slice(0, room)) await requestBlankForm(db, key)
}

const nameOf = ({ service_id, state, version }: BlankFormKey): string => `${service_id}/${state}/${version}`
