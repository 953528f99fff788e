import { expect, it } from 'vitest'
import { startSupportChat, tokenOf } from './support.ts'

const { app, db } = await startSupportChat()
const [customer, support, admin] = await Promise.all(['customer', 'support', 'admin'].map((role) => tokenOf(role)))
const open = [{ opens: '09:00', closes: '18:00' }]
const hours = {
  time_zone: 'America/Chicago',
  weekly: { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: [], sunday: [] },
  holidays: ['2026-12-25']
}
const call = (method: 'GET' | 'PUT', token?: string, body?: object) =>
  app.inject({
    method,
    url: '/api/admin/support-hours',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { body } : {})
  })

it('is always open until an admin says otherwise, which is written down', async () => {
  expect((await call('GET', support)).json()).toMatchObject({ open_now: true, updated_at: null, holidays: [] })
  const answer = await call('PUT', admin, hours)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { ...hours, updated_at: expect.any(String) }])
  expect((await call('GET', support)).json()).toMatchObject(hours)
  const [entry] = await db.selectFrom('audit_log').selectAll().execute()
  expect(entry).toMatchObject({
    action: 'support-hours.changed',
    details: { time_zone: 'America/Chicago', holidays: 1 }
  })
})

it('is read by support and changed by an admin alone', async () => {
  const reads = await Promise.all([undefined, customer, support, admin].map((token) => call('GET', token)))
  expect(reads.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200, 200])
  const writes = await Promise.all([undefined, customer, support].map((token) => call('PUT', token, hours)))
  expect(writes.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
})

it.each([
  ['time_zone', { ...hours, time_zone: 'Mars/Olympus' }],
  ['weekly.monday.0.opens', { ...hours, weekly: { ...hours.weekly, monday: [{ opens: '9', closes: '17:00' }] } }],
  ['weekly.sunday', { ...hours, weekly: { ...hours.weekly, sunday: undefined } }],
  ['weekly.monday', { ...hours, weekly: { ...hours.weekly, monday: Array(5).fill(open[0]) } }],
  ['holidays.0', { ...hours, holidays: ['2026-13-01'] }],
  ['closed', { ...hours, closed: true }]
])('refuses a wrong %s by name', async (field, body) => {
  const answer = await call('PUT', admin, body)
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, field])
})
