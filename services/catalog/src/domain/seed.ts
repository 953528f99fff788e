import { readFile } from 'node:fs/promises'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { replaceServices } from '../repositories/services.ts'
import { DescribedService, StatePapers } from '../schemas/service.ts'
import type { Database, NewServiceRow } from '../tables.ts'

/** The shape of `seed/services.json`: the sellable fields of each content folder's meta.yaml. */
export const Seed = Type.Array(DescribedService, { minItems: 1 })
export type Seed = Static<typeof Seed>

/** Reads the generated seed. Throws an error that names the first field that is not right. */
export const readSeed = (): Promise<Seed> => readChecked('services.json', Seed)

/** The papers of each state, generated beside it from the conditions that choose a set. */
export const readStatePapers = (): Promise<StatePapers> => readChecked('papers.json', StatePapers)

async function readChecked<Schema extends TSchema>(file: string, schema: Schema): Promise<Static<Schema>> {
  const read: unknown = JSON.parse(await readFile(new URL(`../../seed/${file}`, import.meta.url), 'utf8'))
  if (Value.Check(schema, read)) return read as Static<Schema>
  const [error] = Value.Errors(schema, read)
  throw new Error(`seed/${file}: ${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`)
}

/** Makes the database say what the seed says. Replicas may do it at once: rows are written in the same order. */
export async function seedServices(db: Database, seed: Seed, papers: StatePapers = {}): Promise<void> {
  const rows = seed.map((service) => toRow(service, papers[service.slug] ?? {})).sort((a, b) => a.id - b.id)
  await db.transaction().execute((trx) => replaceServices(trx, rows))
}

const toRow = (
  { price, states, typical_fee, documents, ...facts }: DescribedService,
  documentsByState: StatePapers[string]
): NewServiceRow => ({
  ...facts,
  price_cents: Math.round(price * 100),
  states: states === 'all' ? null : states,
  typical_fee: typical_fee === null ? null : JSON.stringify(typical_fee),
  documents: JSON.stringify(documents),
  documents_by_state: JSON.stringify(documentsByState)
})
