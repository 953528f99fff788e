import { configuredLogins, ensureLogin } from '@formwright/auth/domain/staff/configured-logins'
import { kitMarks } from '@formwright/kit/postgres/tables'
import { beforeAll, expect, it } from 'vitest'
import { password } from '../auth/support.ts'
import { leavesOf, minus, openHouse, type Values } from './house.ts'
import { type Column, columns } from './marks.ts'
import { comeBy, liveWithAccount, type Person, person } from './person.ts'

const house = await openHouse()
const { auth, carryFacts, everything } = house
const [ada, eve, cleo] = [
  person('Adalbertina', '198.51.100.7'),
  person('Evangelista', '198.51.100.8'),
  person('Cleopatra', '198.51.100.9')
]
const names = (found: Column[]) => found.map(({ name }) => name)
const valuesOf = (held: Values, { name }: Column) => [...(held.get(name) ?? [])]
const isNaming = (text: string, { name }: Person) => text.toLowerCase().includes(name.toLowerCase())
/** The columns, of all, where somebody's name stands. */
const naming = (held: Values, who: Person) =>
  columns.filter((column) => valuesOf(held, column).some((text) => isNaming(text, who)))
/** Whether a column still holds what is somebody's own. */
const holds = (after: Values, column: Column, theirs: Values, who: Person) =>
  valuesOf(theirs, column)
    .filter((text) => !house.mixed.has(column.name) || isNaming(text, who))
    .some((text) => after.get(column.name)?.has(text))

let adas: Values
let eves: Values
let token: string
beforeAll(async () => {
  const before = await everything()
  await liveWithAccount(house, eve)
  const withEve = await everything()
  eves = minus(withEve, before)
  token = (await liveWithAccount(house, ada)).token
  adas = minus(await everything(), withEve)
})

it('has something of a person in every column that is marked as theirs', () => {
  const marked = columns.filter(({ kind, reasons }) => kind !== 'none' && reasons.kept === undefined)
  const empty = marked.filter((column) => valuesOf(adas, column).length === 0)
  expect(names(empty.filter(({ table }) => !(table in kitMarks)))).toEqual([])
})

it('shows each of them in the export, or says why not', async () => {
  const answer = await auth.as(token).get('export')
  expect(answer.statusCode).toBe(200)
  const shown = new Set(leavesOf(answer.json()))
  const marked = columns.filter(({ kind, reasons }) => kind === 'personal' && reasons.unshown === undefined)
  const missing = marked.filter(
    (column) =>
      !valuesOf(adas, column)
        .flatMap(house.opened)
        .every((text) => shown.has(text))
  )
  expect(names(missing)).toEqual([])
  expect(isNaming(answer.body, eve)).toBe(false)
})

it('leaves none of them when the account is deleted, and everything of everybody else', async () => {
  const answer = await auth.as(token).delete('me', { password })
  expect(answer.statusCode).toBe(204)
  await carryFacts()
  const after = await everything()
  const marked = columns.filter(({ kind, reasons }) => kind !== 'none' && reasons.kept === undefined)
  expect(names(marked.filter((column) => holds(after, column, adas, ada)))).toEqual([])
  expect(names(naming(after, ada).filter(({ reasons }) => reasons.kept === undefined))).toEqual([])
  expect(names(columns.filter((column) => valuesOf(minus(eves, after), column).length > 0))).toEqual([])
})

it('leaves none that bears the address of a person without an account who asks for it, or says why', async () => {
  const before = await everything()
  await comeBy(house, cleo)
  const cleos = minus(await everything(), before)
  const boss = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'the first of passwords' }
  for (const login of configuredLogins(boss)) await ensureLogin(auth.db, login, new Date())
  const admin = (await auth.login(boss.ADMIN_EMAIL, boss.ADMIN_PASSWORD)).json().token as string
  const answer = await auth.app.inject({
    method: 'POST',
    url: '/api/admin/erasures',
    body: { email: cleo.email, reason: 'Asked for by letter' },
    headers: { authorization: `Bearer ${admin}` }
  })
  expect(answer.statusCode).toBe(202)
  await carryFacts()
  const after = await everything()
  const marked = columns.filter(({ kind, reasons }) => kind === 'personal' && reasons.keptWithoutAccount === undefined)
  expect(names(marked.filter((column) => holds(after, column, cleos, cleo)))).toEqual([])
  expect(names(naming(after, cleo).filter(({ reasons }) => reasons.keptWithoutAccount === undefined))).toEqual([])
})
