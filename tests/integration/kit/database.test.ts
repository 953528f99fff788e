import { setTimeout as sleep } from 'node:timers/promises'
import { databaseAnswers, openDatabase } from '@formwright/kit/postgres/database'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

const url = await testDatabase('catalog')

it('fails the transaction, and not the process, when a connection drops between two of its queries', async () => {
  const db = openDatabase(url, testLog)
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    await sleep(200)
    await sql`select 1`.execute(trx)
  })
  await expect(work).rejects.toThrow()
  expect(await databaseAnswers(db)).toBe('ok')
  await db.destroy()
})
