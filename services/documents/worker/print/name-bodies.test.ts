import { expect, it } from 'vitest'
import { nameBodies } from './name-bodies.ts'

const element = (id: number, role: string, parent: number) =>
  `\n${id} 0 obj\n<</Type /StructElem\n/S /${role}\n/P ${parent} 0 R\n/K [9 0 R]>>\nendobj`
const named = (source: string) => nameBodies(Buffer.from(source, 'latin1')).toString('latin1')

it('names what a list item holds its body, and moves no byte', () => {
  const source = element(4, 'Lbl', 3) + element(5, 'Div', 3) + element(3, 'LI', 2)
  const after = named(source)
  expect(after).toContain('\n5 0 obj\n<</S /LBody\n/P 3 0 R')
  expect(after).toContain('/S /Lbl')
  expect([after.length, after.indexOf('\n3 0 obj')]).toEqual([source.length, source.indexOf('\n3 0 obj')])
})

it('leaves other groups as they are', () => {
  const source = element(5, 'Div', 2) + element(3, 'LI', 2)
  expect(named(source)).toBe(source)
})
