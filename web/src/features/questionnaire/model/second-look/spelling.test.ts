import { expect, it } from 'vitest'
import type { Given } from '../given.ts'
import { namesSpelledTwice } from './spelling.ts'

const name = (id: string, value: string): Given => ({
  field: { id, question: '', type: 'text', required: true },
  question: id,
  value
})
const noticed = (one: string, other: string) =>
  namesSpelledTwice([name('spouse_name', one), name('executor_name', other)])

it.each([
  ['Daniel Okafor', 'Daniel Okafer'],
  ['Daniel Okafor', 'Daniel Okafro'],
  ['Marguerite Núñez', 'Marguerite Nunez'],
  ['Daniel O. Okafor', 'Daniel O Okafor'],
  ['Daniel Okafor', 'daniel okafor'],
  ['Daniel Okafor', 'Daniel  Okaffor']
])('asks whether “%s” and “%s” are one person', (one, other) => {
  expect(noticed(one, other)).toEqual([
    { question: 'executor_name', message: `“${one}” and “${other}”: is this one name, spelled two ways?` }
  ])
})

it.each([
  ['Daniel Okafor', 'Daniel Okafor'],
  ['Anna Okafor', 'Anne Okafor'],
  ['Daniel Okafor', 'Daniela Okafor'],
  ['Christine Okafor', 'Christina Okafor'],
  ['Daniel Okafor', 'Daniela Okafer'],
  ['Ada Núñez', 'Tomás Núñez'],
  ['Okafor', 'Okafer'],
  ['Daniel Okafor', 'Daniel James Okafor']
])('takes “%s” and “%s” as they are', (one, other) => {
  expect(noticed(one, other)).toEqual([])
})

it('tells a pair once, at the spelling that stands there less often', () => {
  const names = ['Daniel Okafro', 'Daniel Okafor', 'Daniel Okafor'].map((value, place) => name(`p${place}_name`, value))
  expect(namesSpelledTwice(names)).toEqual([
    { question: 'p0_name', message: '“Daniel Okafro” and “Daniel Okafor”: is this one name, spelled two ways?' }
  ])
})

it('looks at names only', () => {
  expect(namesSpelledTwice([name('city', 'Harbor Springs'), name('county', 'Harbor Spring')])).toEqual([])
})
