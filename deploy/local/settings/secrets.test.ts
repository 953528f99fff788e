import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'formwright-secrets-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('keeps what was made, and makes what a newer version asks for', () => {
  const { authSealingKey, ...older } = loadSecrets(dataDir)
  expect(loadSecrets(dataDir)).toEqual({ authSealingKey, ...older })
  const file = join(dataDir, 'secrets.json')
  writeFileSync(file, JSON.stringify(older))
  const upgraded = loadSecrets(dataDir)
  expect(upgraded).toEqual({ ...older, authSealingKey: expect.any(String) })
  expect(upgraded.authSealingKey).not.toBe(authSealingKey)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(upgraded)
})
