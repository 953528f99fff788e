import { describe, expect, it } from 'vitest'
import { contentChecks } from '../../tools/check/checks.ts'
import { openFolder } from '../../tools/check/folder.ts'
import { loadLibrary } from './library.ts'

/** What is asked stands in tools/check, so that a folder can be checked wherever it lies. */
describe.each(loadLibrary().services.map((service) => ({ slug: service.meta.slug, service })))(
  '$slug',
  ({ service }) => {
    const folder = openFolder(service)

    it.each(contentChecks)('$asks', ({ complaints }) => {
      expect(complaints(folder)).toEqual([])
    })
  }
)
