import { describe, expect, it } from 'vitest'
import type { Service } from '../api/get-services.ts'
import { categoriesOf, filterServices } from './filter.ts'

const service = (title: string, category: string, description = ''): Service => ({
  id: 1,
  slug: 'x',
  title,
  description,
  category,
  complexity: 'Simple',
  price: 49,
  duration: '20 minutes',
  features: [],
  popular: false,
  states: 'all',
  typical_fee: null,
  documents: []
})

const shelf = [
  service('Simple Will', 'Wills, Estates & Probate', 'Who gets what'),
  service('LLC Formation', 'Business & Corporate', 'A company of your own'),
  service('Bylaws', 'Business & Corporate', 'Rules of a corporation')
]

describe('the shelf of services', () => {
  it('finds words in title or description, whatever their case', () => {
    expect(filterServices(shelf, 'WILL', 'All').map((s) => s.title)).toEqual(['Simple Will'])
    expect(filterServices(shelf, ' company ', 'All').map((s) => s.title)).toEqual(['LLC Formation'])
  })

  it('keeps to the chosen category', () => {
    expect(filterServices(shelf, '', 'Business & Corporate')).toHaveLength(2)
    expect(filterServices(shelf, 'will', 'Business & Corporate')).toEqual([])
  })

  it('offers All and each category once', () => {
    expect(categoriesOf(shelf)).toEqual(['All', 'Wills, Estates & Probate', 'Business & Corporate'])
  })
})
