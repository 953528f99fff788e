import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@formwright/attorney/app'
import { removeSamples, seedDirectory } from '@formwright/attorney/domain/seed'
import type { MatchedAttorney } from '@formwright/attorney/schemas/find'
import type { AttorneyTables } from '@formwright/attorney/tables'
import { openDatabase } from '@formwright/kit/postgres/database'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../deploy/local/settings/settings.ts'
import { testDatabase, testLog } from '../../support/database.ts'

const url = await testDatabase('attorney')
const db = openDatabase<AttorneyTables>(url, testLog)
const app = buildApp({ db, config: { INTERNAL_SECRET: 'a secret of the tests only' }, log: testLog })
const folder = mkdtempSync(join(tmpdir(), 'directory-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.close()
  await db.destroy()
})

const HEAD = 'name,firm,specialties,phone,email,street,city,state,years_experience,bar_number,hourly_rate'
const row = (name: string, bar: string, state = 'WY') =>
  `${name},King Law,Environmental Law;Family Law,(307) 555-0142,a@king.example,1 Main St,Casper,${state},12,${bar},250`

/** The command as an operator runs it. */
function run(lines: string[], ...options: string[]): Promise<{ code: number; said: string }> {
  const file = join(folder, 'directory.csv')
  writeFileSync(file, lines.join('\r\n'))
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'services/attorney/src/import.ts'), file, ...options],
      { env: { ...process.env, DATABASE_URL: url } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr })
    )
  })
}
const names = async () => (await db.selectFrom('attorneys').select('name').orderBy('name').execute()).map((a) => a.name)

it('takes the good rows, names the others by line and reason, and shows them in the finder', async () => {
  const { code, said } = await run([HEAD, row('Ada King', '100'), row('No State', '101', 'ZZ'), row('Bo Hall', '102')])
  expect(said).toBe(
    'line 3 refused: state: is not in the right form; state_bars: is not in the right form\n2 taken, 1 refused\n'
  )
  expect([code, await names()]).toEqual([0, ['Ada King', 'Bo Hall']])
  const answer = await app.inject({
    method: 'POST',
    url: '/api/find-attorneys-ai',
    body: { state: 'Wyoming', case_description: 'pollution of our wetlands by toxic chemicals' }
  })
  const [first]: MatchedAttorney[] = answer.json().attorneys
  expect(first).toMatchObject({
    source: 'import',
    verified: false,
    fee_structure: { hourly_rate: 250, contingency: null }
  })
  expect(first?.ai_match_reasoning).toContain('close to your description')
  expect((await app.inject({ url: `/api/attorneys/${first?.id}` })).statusCode).toBe(200)
})

it('changes an entry of the same bar number, keeps the others, and removes them when told to', async () => {
  await run([HEAD, row('Ada Lovelace', '100')])
  expect(await names()).toEqual(['Ada Lovelace', 'Bo Hall'])
  await run([HEAD, row('Ada Lovelace', '100')], '--replace')
  expect(await names()).toEqual(['Ada Lovelace'])
})

it('writes nothing in a dry run, for a file without a good row, or for one that is no directory', async () => {
  const outcomes = [
    await run([HEAD, row('Cy Dunn', '103')], '--dry-run'),
    await run([HEAD, row('Cy Dunn', '103', 'ZZ')], '--replace'),
    await run(['nonsense', 'x']),
    await run([HEAD], '--source', 'sample')
  ]
  expect(outcomes.map(({ code }) => code)).toEqual([0, 1, 1, 2])
  expect(outcomes[2]?.said).toContain('Columns that are not known: nonsense')
  expect(await names()).toEqual(['Ada Lovelace'])
})

it('leaves imported entries alone when the samples come and go', async () => {
  await seedDirectory(db)
  await removeSamples(db)
  expect(await names()).toEqual(['Ada Lovelace'])
})
