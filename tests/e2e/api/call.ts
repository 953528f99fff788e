import { expect } from 'vitest'
import type { Person } from '../../contract/access-matrix.ts'
import { WILL, type World } from './world.ts'

/** One row of a call table: the payload exactly as the specification names it, and what its user reads of the answer. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  /** Whose token is sent; anonymous unless said. */
  as?: Person
  payload?: object
  status: number
  answer?: unknown
}

/** Rows by the call as the specification writes it. */
export type CallTable = Record<string, (world: World) => Call>

export const text = expect.any(String)
export const count = expect.any(Number)
export const yesOrNo = expect.any(Boolean)
export const some = (item: unknown) => expect.arrayContaining([item])
export const fields = (item: object): unknown => expect.objectContaining(item)

export const service = fields({
  id: WILL,
  title: text,
  description: text,
  category: text,
  complexity: text,
  price: count,
  duration: text,
  features: some(text),
  popular: yesOrNo
})
