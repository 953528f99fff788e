import { describe, expect, it } from 'vitest'
import * as declared from './generated/facts.ts'
import { facts } from './readings.ts'

const sealed = (type: string, data: object) => ({
  specversion: '1.0',
  id: 'e1',
  source: 'x',
  type,
  time: '2026-11-21T12:00:00.000Z',
  datacontenttype: 'application/json',
  data
})

describe.each(facts.map((event) => [event.type, event] as const))('%s', (type, event) => {
  const example = event.example as Record<string, unknown>

  it('is read from its example, and with fields nobody knows yet', () => {
    expect(event.is(sealed(type, example))).toBe(true)
    expect(event.is(sealed(type, { ...example, added_later: 1 }))).toBe(true)
  })

  it('has every field in its example, and is refused without one that it must have', () => {
    const { properties, required } = event.data as unknown as { properties: object; required: string[] }
    expect(Object.keys(example).sort()).toEqual(Object.keys(properties).sort())
    for (const field of required) {
      const { [field]: _, ...rest } = example
      expect(event.is(sealed(type, rest)), `without ${field}`).toBe(false)
    }
  })

  it('is refused under another name', () => {
    expect(event.is(sealed('something.else', example))).toBe(false)
  })

  it('carries no answers and no user_id', () => {
    const { properties } = event.data as unknown as { properties: object }
    expect(Object.keys(properties).filter((field) => /answer|user_id|password|token/.test(field))).toEqual([])
  })
})

it('is exported under its own name', () => {
  const named = facts.map(({ type }) => type.replace(/[.-](.)/g, (_, letter: string) => letter.toUpperCase()))
  expect(Object.keys(declared).sort()).toEqual(named.sort())
})
