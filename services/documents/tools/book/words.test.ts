import { expect, it } from 'vitest'
import { loadService } from '../../src/content/library.ts'
import type { Condition } from '../../src/content/schemas/condition.ts'
import { inWords } from './words.ts'

const lease = loadService('residential-lease')

it.each<[Condition, RegExp]>([
  [{ question: 'landlord_address', outside: { question: 'state' } }, /” is in another state than the answer to state$/],
  [
    { question: 'deposit', more_than: { question: 'rent', times: { fact: 'lease.deposit_limit_months' } } },
    /” is more than what the state says \(lease\.deposit_limit_months\) times the answer to rent$/
  ],
  [{ question: 'deposit', more_than: { question: 'rent', times: 2 } }, /” is more than 2 times the answer to rent$/]
])('says the whole of a comparison: %j', (condition, words) => {
  expect(inWords(lease, condition)).toMatch(words)
})

it('leaves no comparison out in silence', () => {
  const unheard = { question: 'rent', rhymes_with: 'tent' } as unknown as Condition
  expect(() => inWords(lease, unheard)).toThrow('the book has no words for {"question":"rent","rhymes_with":"tent"}')
})
