import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Type } from 'typebox'
import { expect, it, onTestFinished } from 'vitest'
import { Port, readConfig, Secret } from './config.ts'

const Config = Type.Object({
  PORT: Port(),
  TOKEN: Secret(),
  LIMIT: Type.Integer({ default: 10 }),
  NOTE: Type.Optional(Type.String())
})
const secret = 'a secret of some length'

it('reads text into the types of the schema, fills in defaults and freezes the result', () => {
  const config = readConfig(Config, { PORT: '8080', TOKEN: secret, LIMIT: '' })
  expect(config).toEqual({ PORT: 8080, TOKEN: secret, LIMIT: 10 })
  expect(Object.isFrozen(config)).toBe(true)
})

it('names every bad variable at once, and never its value', () => {
  const read = () => readConfig(Config, { PORT: 'eighty', TOKEN: 'short' })
  expect(read).toThrow('Configuration: PORT is not valid; TOKEN is not valid')
  expect(() => readConfig(Config, {})).toThrow('Configuration: PORT is missing; TOKEN is missing')
})

it('takes a secret from the file that NAME_FILE names, without its last line break', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'token'), `${secret}\n`)
  expect(readConfig(Config, { PORT: '1', TOKEN_FILE: join(folder, 'token') }).TOKEN).toBe(secret)
})
