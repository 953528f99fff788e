import { writingComplaint } from '@formwright/interview/formats/formats'
import { isZipOf } from '@formwright/interview/formats/place/zip'
import { STATES } from '@formwright/kit/http/states'
import { expect, it } from 'vitest'
import { countiesOf, placeOfZip } from './counties.ts'
import { zipLines } from './zip-codes.ts'

/** Counties and what stands for one, as the Census Bureau counts them; Connecticut's are the eight of its deeds. */
const COUNTS = {
  ...{ AL: 67, AK: 30, AZ: 15, AR: 75, CA: 58, CO: 64, CT: 8, DE: 3, DC: 1, FL: 67, GA: 159, HI: 5, ID: 44, IL: 102 },
  ...{ IN: 92, IA: 99, KS: 105, KY: 120, LA: 64, ME: 16, MD: 24, MA: 14, MI: 83, MN: 87, MS: 82, MO: 115, MT: 56 },
  ...{ NE: 93, NV: 17, NH: 10, NJ: 21, NM: 33, NY: 62, NC: 100, ND: 53, OH: 88, OK: 77, OR: 36, PA: 67, RI: 5 },
  ...{ SC: 46, SD: 66, TN: 95, TX: 254, UT: 29, VT: 14, VA: 133, WA: 39, WV: 55, WI: 72, WY: 23 }
}

it('knows every county of every state, each once, as a county question takes it', async () => {
  const counted = await Promise.all(Object.keys(STATES).map(async (state) => [state, (await countiesOf(state)).length]))
  expect(Object.fromEntries(counted)).toEqual(COUNTS)
  for (const state of Object.keys(STATES)) {
    for (const name of await countiesOf(state)) {
      expect([name, writingComplaint({ format: 'county' }, name, '2026-11-22')]).toEqual([name, null])
      expect(name).not.toMatch(/\(|\b(?:County|Parish)$(?<!City County)/)
    }
  }
  expect(await countiesOf('ZZ')).toEqual([])
})

it('names parishes, boroughs and independent cities as papers do', async () => {
  expect((await countiesOf('LA')).slice(0, 2)).toEqual(['Acadia', 'Allen'])
  expect(await countiesOf('VA')).toEqual(
    expect.arrayContaining(['Richmond', 'City of Richmond', 'City of Norfolk', 'James City County'])
  )
  expect(await countiesOf('MD')).toEqual(expect.arrayContaining(['Baltimore', 'City of Baltimore']))
  expect(await countiesOf('AK')).toContain('Municipality of Anchorage')
})

it('tells what a ZIP code stands for', async () => {
  expect(await placeOfZip('78664')).toEqual({ zip: '78664', city: 'Round Rock', state: 'TX', county: 'Williamson' })
  expect(await placeOfZip('23510')).toMatchObject({ city: 'Norfolk', county: 'City of Norfolk' })
  expect(await placeOfZip('06002')).toMatchObject({ city: 'Bloomfield', state: 'CT', county: null })
  expect(await placeOfZip('00000')).toBeUndefined()
  expect(await placeOfZip('09001')).toBeUndefined()
})

it('agrees with the first digits that the interview goes by', async () => {
  const strange = (await zipLines()).filter(({ zip, state }) => state in STATES && !isZipOf(zip, state))
  expect(strange).toEqual([])
})
