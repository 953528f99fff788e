import { county } from '@formwright/interview/formats/place/county'
import { type ZipLine, zipLine, zipLines } from './zip-codes.ts'

/** What the data calls otherwise than the county's own papers do, or leaves out, by state and code of the Census Bureau. */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: { '075': 'San Francisco' },
  FL: { '109': 'St. Johns' },
  GA: { '239': 'Quitman', '243': 'Randolph' },
  HI: { '005': 'Kalawao' },
  LA: { '059': 'LaSalle' },
  MO: { '183': 'St. Charles' },
  NM: { '011': 'De Baca' },
  NV: { '510': 'Carson City' },
  VA: { '036': 'Charles City County', '095': 'James City County' }
}

/** Where the data knows planning regions or has long names, the whole list stands here. */
const OWN_LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AK: {
    '013': 'Aleutians East',
    '016': 'Aleutians West Census Area',
    '020': 'Municipality of Anchorage',
    '050': 'Bethel Census Area',
    '060': 'Bristol Bay',
    '063': 'Chugach Census Area',
    '066': 'Copper River Census Area',
    '068': 'Denali',
    '070': 'Dillingham Census Area',
    '090': 'Fairbanks North Star',
    '100': 'Haines',
    '105': 'Hoonah-Angoon Census Area',
    '110': 'City and Borough of Juneau',
    '122': 'Kenai Peninsula',
    '130': 'Ketchikan Gateway',
    '150': 'Kodiak Island',
    '158': 'Kusilvak Census Area',
    '164': 'Lake and Peninsula',
    '170': 'Matanuska-Susitna',
    '180': 'Nome Census Area',
    '185': 'North Slope',
    '188': 'Northwest Arctic',
    '195': 'Petersburg',
    '198': 'Prince of Wales-Hyder Census Area',
    '220': 'City and Borough of Sitka',
    '230': 'Municipality of Skagway',
    '240': 'Southeast Fairbanks Census Area',
    '275': 'City and Borough of Wrangell',
    '282': 'City and Borough of Yakutat',
    '290': 'Yukon-Koyukuk Census Area'
  },
  CT: {
    '001': 'Fairfield',
    '003': 'Hartford',
    '005': 'Litchfield',
    '007': 'Middlesex',
    '009': 'New Haven',
    '011': 'New London',
    '013': 'Tolland',
    '015': 'Windham'
  }
}

let known: Promise<Map<string, string[]>> | undefined

/** The counties of a state, parishes, boroughs and independent cities among them, by name; none for what is no state. */
export async function countiesOf(state: string): Promise<string[]> {
  known ??= readCounties()
  return (await known).get(state) ?? []
}

/** A ZIP code's post office and county. No county where it can be one of several, as in Connecticut. */
export async function placeOfZip(zip: string) {
  const line = await zipLine(zip)
  if (line === undefined || line.state === '') return undefined
  return { zip, city: line.city, state: line.state, county: countyOf(line) }
}

async function readCounties(): Promise<Map<string, string[]>> {
  const lines = new Map((await zipLines()).map((line) => [line.state + line.countyCode, line]))
  const byState = new Map<string, Set<string>>()
  for (const line of lines.values()) {
    const own = OWN_LISTS[line.state] ?? OWN_NAMES[line.state] ?? {}
    const names = byState.get(line.state) ?? new Set(Object.values(own))
    const name = countyOf(line)
    byState.set(line.state, name === null ? names : names.add(name))
  }
  return new Map([...byState].map(([state, names]) => [state, [...names].sort(byName)]))
}

/** As the answer to a county question travels: the name alone, an independent city as "City of Norfolk". */
function countyOf({ state, county: name, countyCode }: ZipLine): string | null {
  const own = OWN_LISTS[state]
  if (own !== undefined) return own[countyCode] ?? null
  const corrected = OWN_NAMES[state]?.[countyCode]
  if (corrected !== undefined || name === '') return corrected ?? null
  const city = /^(.+) \(city\)?$/.exec(name)?.[1]
  return city === undefined ? county.read(name, { today: '' }) : `City of ${city}`
}

/** Cities stand among the counties by their own name. */
function byName(one: string, other: string): number {
  return ownName(one) < ownName(other) ? -1 : 1
}

const ownName = (county: string) => county.replace(/^(?:City|Municipality|City and Borough) of /, '')
