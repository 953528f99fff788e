import { createHash } from 'node:crypto'
import type { Answers } from '../../content/schemas/fixture.ts'
import type { DraftRow } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import type { StoredAnswers } from './aside.ts'

/** Answers come in the order of the questions (checkAnswers), so equal answers have equal hashes. */
export const hashAnswers = (answers: Answers): string =>
  createHash('sha256').update(JSON.stringify(answers)).digest('base64url')

export const sealAnswers = (keyring: Keyring, answers: Answers, record: string): Buffer =>
  keyring.seal(Buffer.from(JSON.stringify(answers)), record)

export const openAnswers = (keyring: Keyring, sealed: Buffer, record: string): Answers =>
  JSON.parse(keyring.open(sealed, record).toString('utf8')) as Answers

/** What a draft holds, opened. */
export const openStored = (keyring: Keyring, { id, answers, aside }: DraftRow): StoredAnswers => ({
  answers: openAnswers(keyring, answers, `draft:${id}`),
  aside: aside === null ? {} : openAnswers(keyring, aside, `aside:${id}`)
})
