import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startSupportChat, tokenOf } from './support.ts'

const { db, post, get } = await startSupportChat()
const [admin, support, customer] = [await tokenOf('admin'), await tokenOf('support'), await tokenOf('customer')]
const FORMULA = '=HYPERLINK("http://evil.example","click")'

for (let n = 1; n <= 5; n++) {
  const name = n === 5 ? FORMULA : `Person ${n}`
  await post('contact', { name, email: `p${n}@example.com`, subject: `S${n}`, message: 'Line one\nline "two"' })
  await post('enterprise/schedule-demo', {
    company_name: `+Company ${n}`,
    contact_name: 'Ada',
    user_email: `d${n}@example.com`
  })
  await post('live-chat/submit', {
    session_id: `chat_admin${n}`,
    messages: [{ type: 'user', content: 'Help', timestamp: '2026-11-20T10:14:20Z' }]
  })
}

it.each([
  ['/api/admin/contacts', [401, 403, 403, 200]],
  ['/api/admin/demos', [401, 403, 403, 200]],
  ['/api/admin/chats', [401, 403, 200, 200]]
])('opens %s to its roles alone', async (path, codes) => {
  const answers = await Promise.all([undefined, customer, support, admin].map((token) => get(path, token)))
  expect(answers.map((answer) => answer.statusCode)).toEqual(codes)
  expect(answers[3]?.headers['cache-control']).toBe('no-store')
  expect((await get(path, 'nonsense')).statusCode).toBe(401)
})

it('refuses a session that has ended', async () => {
  const sessionId = randomUUID()
  const token = await tokenOf('admin', sessionId)
  expect((await get('/api/admin/contacts', token)).statusCode).toBe(200)
  await db
    .insertInto('revoked_sessions')
    .values({ session_id: sessionId, expires_at: new Date(Date.now() + 60_000) })
    .execute()
  expect((await get('/api/admin/contacts', token)).statusCode).toBe(401)
})

it('lists messages newest first, with what the page shows', async () => {
  const list = (await get('/api/admin/contacts?limit=20', admin)).json()
  expect(list.map((contact: { email: string }) => contact.email)).toEqual(
    [5, 4, 3, 2, 1].map((n) => `p${n}@example.com`)
  )
  expect(list[1]).toEqual({
    id: expect.any(String),
    name: 'Person 4',
    email: 'p4@example.com',
    subject: 'S4',
    message: 'Line one\nline "two"',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  })
})

it.each(['/api/admin/contacts', '/api/admin/demos', '/api/admin/chats'])(
  'leads from page to page of %s, each row once, while new ones come',
  async (path) => {
    const seen: object[] = []
    let next: string | undefined = `${path}?limit=2`
    for (let pages = 0; next !== undefined && pages < 5; pages++) {
      const answer = await get(next, admin)
      seen.push(...answer.json())
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
      if (pages === 0) await post('contact', { name: 'Late', email: 'late@example.com', subject: 'S', message: 'M' })
    }
    const keys = seen.map((row) => (row as { id: string }).id)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThanOrEqual(5)
    expect(next).toBeUndefined()
  }
)

it('writes a file for a spreadsheet in which nothing is a formula', async () => {
  const answer = await get('/api/admin/contacts?format=csv&limit=100', admin)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="contacts.csv"')
  expect(answer.body).toContain('created_at,name,email,subject,message,id\r\n')
  expect(answer.body).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`)
  expect(answer.body).toContain('"Line one\nline ""two"""')
  const demos = await get('/api/admin/demos?format=csv&limit=2', admin)
  expect(demos.body).toContain('"\'+Company 5"')
  expect(demos.headers['link']).toMatch(/^<\/api\/admin\/demos\?format=csv&limit=2&cursor=\d+>; rel="next"$/)
})

it('writes down who read or exported what', async () => {
  await get('/api/admin/contacts?limit=2', admin)
  await get('/api/admin/chats?limit=1&format=csv', support)
  const entries = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(2).execute()
  expect(entries).toMatchObject([
    { action: 'chats.exported', details: { rows: 1 }, email: 'a@example.com' },
    { action: 'contacts.read', details: { rows: 2 } }
  ])
})

it.each(['limit=0', 'limit=101', 'limit=x', 'limit=1&limit=2', 'cursor=abc', 'cursor=-1', 'format=xls', "cursor=1'--"])(
  'refuses %s',
  async (query) => expect((await get(`/api/admin/contacts?${query}`, admin)).statusCode).toBe(422)
)
