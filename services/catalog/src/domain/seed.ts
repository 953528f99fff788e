import { readFile } from 'node:fs/promises'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { replaceServices } from '../repositories/services.ts'
import { DescribedService } from '../schemas/service.ts'
import type { Database, NewServiceRow } from '../tables.ts'

const SEED = new URL('../../seed/services.json', import.meta.url)

/** The shape of `seed/services.json`: the sellable fields of each content folder's meta.yaml. */
export const Seed = Type.Array(DescribedService, { minItems: 1 })
export type Seed = Static<typeof Seed>

/** Reads the generated seed. Throws an error that names the first field that is not right. */
export async function readSeed(): Promise<Seed> {
  const seed: unknown = JSON.parse(await readFile(SEED, 'utf8'))
  if (Value.Check(Seed, seed)) return seed
  const [error] = Value.Errors(Seed, seed)
  throw new Error(`seed/services.json: ${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`)
}

/** Makes the database say what the seed says. Replicas may do it at once: rows are written in the same order. */
export async function seedServices(db: Database, seed: Seed): Promise<void> {
  const rows = seed.map(toRow).sort((a, b) => a.id - b.id)
  await db.transaction().execute((trx) => replaceServices(trx, rows))
}

const toRow = ({ price, states, typical_fee, ...facts }: DescribedService): NewServiceRow => ({
  ...facts,
  price_cents: Math.round(price * 100),
  states: states === 'all' ? null : states,
  typical_fee: typical_fee === null ? null : JSON.stringify(typical_fee)
})
