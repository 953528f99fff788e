import { expect, it } from 'vitest'
import { referenceOf } from './find-service.ts'

it.each([
  ['7', { id: 7 }],
  ['007', { id: 7 }],
  ['simple-will', { slug: 'simple-will' }],
  ['99999999999', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ["simple-will' or 1=1", undefined],
  ['', undefined]
])('reads %j as %j', (text, reference) => expect(referenceOf(text)).toEqual(reference))
