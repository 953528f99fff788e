import { expect, it } from 'vitest'
import { loadService } from '../../src/content/library.ts'
import { complaintsOf } from '../check/checks.ts'
import { openFolder } from '../check/folder.ts'
import { openTemporaryContent } from '../temporary-content.ts'
import { walkService } from '../walk/walk.ts'
import { makeService } from './new.ts'

it('makes a folder that passes every check at once and has no dead end', () => {
  using content = openTemporaryContent()
  makeService('pet-affidavit', content.root)
  const service = loadService('pet-affidavit', content.root)
  const folder = openFolder(service, content.root)
  expect(complaintsOf(folder)).toEqual([])
  expect(service.meta).toMatchObject({ id: 1, title: 'Pet Affidavit', slug: 'pet-affidavit' })
  const walk = walkService(service, content.root)
  expect(walk.states.flatMap(({ deadEnds }) => deadEnds)).toEqual([])
})

it('takes the next free id and refuses a name that is taken or no good', () => {
  using content = openTemporaryContent()
  makeService('pet-affidavit', content.root)
  makeService('boat-sale', content.root)
  expect(loadService('boat-sale', content.root).meta.id).toBe(2)
  expect(() => makeService('boat-sale', content.root)).toThrow('exists already')
  for (const name of ['', 'Boat', 'boat', '../boat-sale', 'boat--sale', '_facts', 'boat sale']) {
    expect(() => makeService(name, content.root), name).toThrow('no name for a service')
  }
})
