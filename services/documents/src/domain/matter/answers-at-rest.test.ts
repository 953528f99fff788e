import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openKeyring } from '../keyring.ts'
import { isClosed } from '../set/expiry.ts'
import { hashAnswers, openAnswers, sealAnswers } from './answers-at-rest.ts'

it('gives answers back as they were, lists and all', () => {
  const keyring = openKeyring(randomBytes(32).toString('base64'))
  const answers = { full_name: 'Łukasz Nguyễn', children: [{ child_name: 'Lía' }] }
  expect(openAnswers(keyring, sealAnswers(keyring, answers, 'draft:1'), 'draft:1')).toEqual(answers)
})

it('tells equal answers from different ones', () => {
  expect(hashAnswers({ a: '1' })).toBe(hashAnswers({ a: '1' }))
  expect(hashAnswers({ a: '1' })).not.toBe(hashAnswers({ a: '2' }))
})

it('closes a download at its moment and never one that is not ready', () => {
  const moment = new Date('2026-12-01T00:00:00Z')
  expect(isClosed({ expires_at: null }, moment)).toBe(false)
  expect(isClosed({ expires_at: moment }, new Date(moment.getTime() - 1))).toBe(false)
  expect(isClosed({ expires_at: moment }, moment)).toBe(true)
})
