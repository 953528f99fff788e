import { readFileSync } from 'node:fs'
import { ensureDatabases } from '../local/postgres/postgres-roles.ts'

/** One role and one database per service, made or brought up to date before any service starts. */
const { postgresPassword, databasePasswords } = JSON.parse(readFileSync('/keys/secrets.json', 'utf8'))
await ensureDatabases(`postgres://postgres:${postgresPassword}@postgres:5432/postgres`, databasePasswords)
process.stdout.write('databases are there\n')
