import { expect, it } from 'vitest'
import { startSupportChat } from './support.ts'

const { db, post, outbox } = await startSupportChat()
const contact = { name: 'Ada Núñez', email: 'ada@example.com', subject: 'Witnesses', message: 'May my\nneighbor sign?' }
const demo = { company_name: 'Engines LLC', contact_name: 'Ada King', user_email: 'ada@engines.example' }
const fieldsOf = (answer: { json: () => { errors?: { field: string }[] } }) =>
  answer.json().errors?.map(({ field }) => field)

it('keeps a message, thanks in the words of the page, and tells that it came', async () => {
  const answer = await post('contact', contact)
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { message: "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours." }
  ])
  const row = await db.selectFrom('contacts').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject(contact)
  expect(await outbox('contact.received')).toEqual([{ contact_id: row.id, name: contact.name, email: contact.email }])
})

it.each(['name', 'email', 'subject', 'message'] as const)('needs the %s', async (field) => {
  const { [field]: _, ...rest } = contact
  for (const body of [
    rest,
    { ...contact, [field]: '' },
    { ...contact, [field]: null },
    { ...contact, [field]: ' \t' }
  ]) {
    const answer = await post('contact', body)
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, [field]])
  }
})

it.each([
  ['email', 'ada'],
  ['email', 'a@example.com, eve@example.com'],
  ['email', 'a@example.com\r\nBcc: eve@example.com'],
  ['name', 'Ada\r\nBcc: eve@example.com'],
  ['name', 'x'.repeat(121)],
  ['subject', ['x']],
  ['message', 'x'.repeat(5_001)],
  ['role', 'admin']
])('refuses %s %j', async (field, value) => {
  const answer = await post('contact', { ...contact, [field]: value })
  expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, [field]])
})

it.each(["'; drop table contacts; --", '<img src=x onerror=alert(1)>', '=HYPERLINK("http://evil.example")', '🖋️ 李'])(
  'keeps %j as it was written',
  async (message) => {
    expect((await post('contact', { ...contact, message })).statusCode).toBe(201)
    const row = await db.selectFrom('contacts').select('message').orderBy('seq', 'desc').executeTakeFirstOrThrow()
    expect(row.message).toBe(message)
  }
)

it('refuses NUL, and a body that is too large', async () => {
  expect((await post('contact', { ...contact, message: 'a\u0000' })).statusCode).toBe(400)
  expect((await post('contact', { ...contact, message: 'x'.repeat(270_000) })).statusCode).toBe(413)
})

it('keeps a demo request, says what comes next, and tells that it came', async () => {
  const more = { phone: '+1 512', team_size: '5 or so', preferred_date: 'next Tuesday', message: 'Leases.' }
  const answer = await post('enterprise/schedule-demo', { ...demo, ...more })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: expect.stringContaining('received your demo request'), next_steps: expect.any(Array) }
  ])
  expect(answer.json().next_steps.join(' ')).toContain('30 to 45 minutes')
  const row = await db.selectFrom('demo_requests').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...demo, ...more })
  const fact = { demo_id: row.id, contact_name: demo.contact_name, email: demo.user_email }
  expect(await outbox('demo.requested')).toEqual([fact])
})

it('takes the empty fields of the form as absent', async () => {
  const empty = { phone: '', team_size: '', preferred_date: null, message: '' }
  expect((await post('enterprise/schedule-demo', { ...demo, ...empty })).statusCode).toBe(200)
  const row = await db.selectFrom('demo_requests').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow()
  expect(row).toMatchObject({ phone: null, team_size: null, preferred_date: null, message: null })
})

it.each(['company_name', 'contact_name', 'user_email'] as const)(
  'asks for the %s in the words of the page',
  async (field) => {
    const { [field]: _, ...rest } = demo
    for (const body of [rest, { ...demo, [field]: '' }, { ...demo, [field]: '  ' }]) {
      const answer = await post('enterprise/schedule-demo', body)
      expect([answer.statusCode, answer.json().detail, fieldsOf(answer)]).toEqual([
        422,
        'Please fill in company name, contact name, and email address',
        [field]
      ])
    }
  }
)

it.each([
  ['user_email', 'not an address'],
  ['contact_name', 'Ada\nKing'],
  ['company_name', 'x'.repeat(161)],
  ['team_size', 5],
  ['price', 0]
])('refuses a demo with %s %j', async (field, value) => {
  const answer = await post('enterprise/schedule-demo', { ...demo, [field]: value })
  expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, [field]])
})
