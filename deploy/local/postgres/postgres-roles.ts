import pg from 'pg'
import { databaseNames, roleNames, workerRole } from '../databases.ts'

/**
 * Makes one role and one database per service and closes each database to everyone else. Safe to repeat.
 * @param url the superuser's address
 */
export async function ensureDatabases(url: string, passwords: Record<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const roles = await namesIn(client, 'select rolname as name from pg_roles')
    for (const role of roleNames) {
      const verb = roles.has(role) ? 'alter' : 'create'
      const password = client.escapeLiteral(passwords[role] ?? '')
      await client.query(`${verb} role ${client.escapeIdentifier(role)} login password ${password}`)
    }
    const databases = await namesIn(client, 'select datname as name from pg_database')
    for (const database of databaseNames) {
      const name = client.escapeIdentifier(database)
      if (!databases.has(database)) await client.query(`create database ${name} owner ${name}`)
      await client.query(`revoke connect, temporary on database ${name} from public`)
    }
    await client.query('revoke connect on database postgres, template1 from public')
    await client.query(`grant connect on database documents to ${client.escapeIdentifier(workerRole)}`)
  } finally {
    await client.end()
  }
}

async function namesIn(client: pg.Client, query: string): Promise<Set<string>> {
  const result = await client.query<{ name: string }>(query)
  return new Set(result.rows.map((row) => row.name))
}
