import { expect, it } from 'vitest'
import { Day, Id, Time } from './fields.ts'
import { fieldsOf, personalFields } from './personal.ts'
import { facts } from './readings.ts'

/** Texts that say nothing of a person: words of our own, and names of what is sold. */
const OURS = ['add_on', 'address_hash', 'currency', 'kind', 'message_id', 'question', 'service_title', 'state', 'title']

it.each(facts.map((fact) => [fact.type, fact] as const))(
  'says of each text in %s whether it names a person',
  (_, fact) => {
    const texts = fieldsOf(fact.data).filter(({ schema }) => 'type' in schema && schema['type'] === 'string')
    const free = texts.filter(
      ({ schema }) => schema !== Id && schema !== Time && schema !== Day && schema.erased === undefined
    )
    expect(free.map(({ name }) => name).filter((name) => !OURS.includes(name))).toEqual([])
  }
)

it('erases a field of one name alike in every fact', () => {
  const odd = facts.flatMap(({ type, data }) =>
    fieldsOf(data)
      .filter(({ name, schema }) => 'type' in schema && schema['type'] === 'string' && name in personalFields)
      .filter(({ name, schema }) => schema.erased !== personalFields[name])
      .map(({ name }) => `${type}.${name}`)
  )
  expect(odd).toEqual([])
})
