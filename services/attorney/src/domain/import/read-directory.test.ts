import { expect, it } from 'vitest'
import { readDirectory } from './read-directory.ts'

const HEAD = 'name,firm,specialties,phone,email,street,city,state,years_experience,bar_number'
const ADA =
  'Ada King,King Law,Family Law;Elder Law,(512) 555-0142,ada@king.example,"1 Main St, Suite 2",Austin,Texas,12,24000001'
const read = (...rows: string[]) => readDirectory([HEAD, ...rows].join('\n'))
const refusals = (...rows: string[]) => read(...rows).refused

it('reads a row with the columns that must be there, and is silent on what nobody said', () => {
  expect(read(ADA).accepted).toEqual([
    {
      name: 'Ada King',
      firm: 'King Law',
      specialties: ['Family Law', 'Elder Law'],
      specializations: [],
      phone: '(512) 555-0142',
      email: 'ada@king.example',
      street: '1 Main St, Suite 2',
      city: 'Austin',
      state: 'TX',
      rating: 0,
      reviews: 0,
      years_experience: 12,
      bar_number: '24000001',
      education: [],
      certifications: [],
      case_results: [],
      languages: ['English'],
      state_bars: ['TX'],
      board_certified: false,
      million_dollar_advocates: false,
      verified: false,
      consultation_fee: 0,
      flat_fee: false,
      payment_plans: false
    }
  ])
})

it('reads every column', () => {
  const head = `${HEAD},website,rating,reviews,education,case_results,state_bars,verified,avvo_rating,consultation_fee,hourly_rate,contingency_percent,flat_fee,available_within_days`
  const row = `${ADA},https://king.example,4.8,31,Yale|2010|cum laude;UT|2012,Divorce|Settled|2024,TX;New York,yes,9.1,50,325.50,33,true,0`
  const { accepted, refused } = readDirectory(`${head}\n${row}`)
  expect(refused).toEqual([])
  expect(accepted[0]).toMatchObject({
    website: 'https://king.example',
    rating: 4.8,
    reviews: 31,
    education: [
      { law_school: 'Yale', year: 2010, honors: 'cum laude' },
      { law_school: 'UT', year: 2012, honors: null }
    ],
    case_results: [{ case_type: 'Divorce', result: 'Settled', year: 2024 }],
    state_bars: ['TX', 'NY'],
    verified: true,
    avvo_rating: 9.1,
    consultation_fee: 5_000,
    hourly_rate: 32_550,
    contingency_percent: 33,
    flat_fee: true,
    available_within_days: 0
  })
})

it('takes the good rows and names the line and the column of each bad one', () => {
  const bad = ADA.replace('Texas', 'Atlantis').replace('24000001', '2').replace('ada@king.example', 'none')
  const { accepted, refused } = read(bad, ADA, ADA.replace('12,24000001', 'many,24000003'))
  expect(accepted).toHaveLength(1)
  expect(refused).toEqual([
    {
      line: 2,
      reasons: expect.arrayContaining(['email: is not in the right form', 'state: is not in the right form'])
    },
    { line: 4, reasons: ['years_experience: is not in the right form'] }
  ])
})

it.each([
  ['Ada King', '', 'name: is required'],
  ['Family Law;Elder Law', 'Wizardry', 'specialties: is not in the right form'],
  ['Family Law;Elder Law', 'Tax Law;Tax Law', 'specialties: is not in the right form'],
  ['Austin', '"Aus\ntin"', 'city: is not in the right form'],
  ['(512) 555-0142', 'javascript:alert(1)', 'phone: is not in the right form'],
  [',12,', ',-1,', 'years_experience: is not in the right form'],
  ['Ada King,', 'Ada King,extra,', 'has 11 cells instead of 10']
])('refuses %j as %j', (from, to, reason) => {
  expect(refusals(ADA.replace(from, to))).toEqual([{ line: 2, reasons: [reason] }])
})

it('refuses a link that is none, a bar elsewhere and a number that is taken', () => {
  const web = readDirectory(`${HEAD},website\n${ADA},javascript:alert(1)`).refused
  const bars = readDirectory(`${HEAD},state_bars\n${ADA},NY;CA`).refused
  expect([web, bars, refusals(ADA, ADA)].map(([row]) => row?.reasons)).toEqual([
    ['website: is not in the right form'],
    ['state_bars: does not name the state of the office'],
    ['bar_number: is the one of line 2']
  ])
})

it.each([
  ['', 'empty'],
  ['name,firm', 'missing: specialties'],
  [`${HEAD},shoe_size`, 'not known: shoe_size'],
  [`${HEAD},name`, 'twice: name']
])('refuses a file with the head %j', (text, words) => expect(() => readDirectory(text)).toThrow(words))
