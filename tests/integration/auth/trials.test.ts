import { configuredLogins, ensureLogin } from '@formwright/auth/domain/staff/configured-logins'
import { trialStarted } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { startAuth } from './support.ts'

const { app, clock, db, login, outbox, register } = await startAuth()
const start = (body: object, from = '203.0.113.1') =>
  app.inject({ method: 'POST', url: '/api/enterprise/start-trial', body, remoteAddress: from })
const wish = (domain: string, more: object = {}) => ({
  company_name: 'Acme Inc.',
  user_email: `ada@${domain}`,
  team_size: 5,
  ...more
})
const list = (token?: string, query = '') =>
  app.inject({
    url: `/api/admin/trials${query}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` }
  })
const staff = configuredLogins({
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'the first of passwords',
  SUPPORT_EMAIL: 'agent@example.com',
  SUPPORT_PASSWORD: 'the second of passwords'
})
for (const each of staff) await ensureLogin(db, each, new Date())
const tokenOf = async (email: string, password: string) => (await login(email, password)).json().token as string

it('starts a trial of seven days and tells the fact', async () => {
  const answer = await start(wish('Acme.Example'))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    message: 'Your Enterprise trial has started. The details are on their way to your inbox.',
    trial_details: { duration: '7 days', team_size: 5, support_level: 'Priority' }
  })
  const [fact] = await outbox('trial.started')
  expect(fact?.envelope).toSatisfy(trialStarted.is)
  expect(fact?.envelope.data).toMatchObject({
    email: 'ada@acme.example',
    team_size: 5,
    ends_at: new Date(clock.ms + 7 * 86_400_000).toISOString()
  })
})

it.each([
  ['is missing', {}, 1],
  ['is null', { team_size: null }, 1],
  ['is no number', { team_size: 'a few' }, 1],
  ['is empty', { team_size: '' }, 1],
  ['is a number as text', { team_size: '12' }, 12]
])('takes a team size that %s', async (what, more, size) => {
  const { team_size: _, ...rest } = wish(`${what.replaceAll(' ', '-')}.example`)
  const answer = await start({ ...rest, ...more })
  expect(answer.json().trial_details).toMatchObject({ team_size: size })
})

it.each(['gmail.com', 'mail.yahoo.fr', 'YAHOO.co.uk', 'me.com', 'mail.ru', 'tutanota.com'])(
  'refuses %s in the words of the form',
  async (domain) => {
    const answer = await start(wish(domain))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      detail:
        'Enterprise plan requires a work email address. Please use your company email instead of personal email providers (Gmail, Yahoo, Hotmail, etc.).',
      code: 'work-email-required',
      errors: [
        {
          field: 'user_email',
          message: 'Enterprise plan requires a work email. Personal emails (Gmail, Yahoo, etc.) are not accepted.'
        }
      ]
    })
  }
)

it('runs one trial a company domain, whoever asks, and another once it has ended', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => start(wish('once.example', { user_email: `n${n}@once.example` })))
  )
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  const refused = answers.find((answer) => answer.statusCode !== 200)
  expect([refused?.statusCode, refused?.json()]).toMatchObject([
    409,
    { code: 'trial-running', detail: expect.stringContaining('once.example is already running, until') }
  ])
  clock.ms += 7 * 86_400_000 - 1000
  expect((await start(wish('once.example'))).statusCode).toBe(409)
  clock.ms += 2000
  expect((await start(wish('once.example'))).statusCode).toBe(200)
})

it.each([
  ['no company', { company_name: undefined }, 'company_name'],
  ['a blank company', { company_name: '   ' }, 'company_name'],
  ['an endless company', { company_name: 'x'.repeat(50_000) }, 'company_name'],
  ['two lines for a company', { company_name: 'Acme\r\nInc.' }, 'company_name'],
  ['no address', { user_email: undefined }, 'user_email'],
  ['half an address', { user_email: 'ada@acme' }, 'user_email'],
  ['a domain that is none', { user_email: 'ada@acme^.example' }, 'user_email'],
  ['a negative team', { team_size: -3 }, 'team_size'],
  ['a huge team', { team_size: 1e300 }, 'team_size'],
  ['a list for a team', { team_size: [5] }, 'team_size'],
  ['an unknown field', { plan: 'free' }, 'plan']
])('refuses %s and names the field', async (_what, more, field) => {
  const answer = await start(wish('bad.example', more))
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ field }))
})

it('limits how many trials one client starts', async () => {
  const limited = await startAuth({ TRIAL_LIMIT_PER_HOUR: 1 })
  const begin = (domain: string) =>
    limited.app.inject({ method: 'POST', url: '/api/enterprise/start-trial', body: wish(domain) })
  expect([(await begin('a.example')).statusCode, (await begin('b.example')).statusCode]).toEqual([200, 429])
})

it('shows trials to an admin alone', async () => {
  const customer = (await register('customer@example.com')).json().token
  expect((await list()).statusCode).toBe(401)
  expect((await list('not a token')).statusCode).toBe(401)
  expect((await list(customer)).statusCode).toBe(403)
  expect((await list(await tokenOf('agent@example.com', 'the second of passwords'))).statusCode).toBe(403)
  const answer = await list(await tokenOf('boss@example.com', 'the first of passwords'), '?limit=1')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.json()).toEqual([
    {
      id: expect.any(String),
      company_name: 'Acme Inc.',
      user_email: 'ada@once.example',
      domain: 'once.example',
      team_size: 5,
      started_at: expect.any(String),
      ends_at: expect.any(String),
      running: true
    }
  ])
})

it('pages through trials by the Link header, with its filter', async () => {
  const admin = await tokenOf('boss@example.com', 'the first of passwords')
  const walk = async (query: string) => {
    const seen: { domain: string; running: boolean }[] = []
    for (let next = query; next !== ''; ) {
      const answer = await list(admin, next)
      seen.push(...answer.json())
      next = /<\/api\/admin\/trials([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1] ?? ''
    }
    return seen
  }
  const all = await walk('?limit=3')
  const ended = await walk('?limit=2&status=ended')
  const running = await walk('?limit=2&status=running')
  expect(all.length).toBe((await db.selectFrom('trials').select('id').execute()).length)
  expect([ended.every((one) => !one.running), running.map((one) => one.domain)]).toEqual([true, ['once.example']])
  expect(ended.length + running.length).toBe(all.length)
  for (const query of ['?limit=0', '?limit=101', '?cursor=x', '?status=all', '?status=ended&status=running']) {
    expect((await list(admin, query)).statusCode).toBe(422)
  }
})

it('gives spreadsheets a table in which nothing runs, and writes down who read what', async () => {
  const admin = await tokenOf('boss@example.com', 'the first of passwords')
  await start(wish('sheet.example', { company_name: '=HYPERLINK("http://evil")' }))
  const answer = await list(admin, '?format=csv&limit=1')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="trials.csv"',
    link: expect.stringContaining('format=csv')
  })
  const [header, row] = answer.body.split('\r\n')
  expect(header).toContain('id,company_name,user_email,domain,team_size,started_at,ends_at,running')
  expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`)
  await list(admin, '?limit=1')
  const entries = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(2).execute()
  expect(entries).toMatchObject([
    { action: 'trials.read', details: { rows: 1 }, email: 'boss@example.com' },
    { action: 'trials.exported', details: { rows: 1 } }
  ])
  expect((await list(admin, '?format=xml')).statusCode).toBe(422)
})

it('says in its list when a trial has ended, seven days after it began', async () => {
  await start(wish('week.example'))
  clock.ms += 7 * 86_400_000 + 1
  const [latest] = (await list(await tokenOf('boss@example.com', 'the first of passwords'), '?limit=1')).json()
  expect(latest).toMatchObject({ domain: 'week.example', running: false })
  expect(Date.parse(latest.ends_at) - Date.parse(latest.started_at)).toBe(7 * 86_400_000)
})

it.each([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.ca',
  'yahoo.fr',
  'hotmail.com',
  'outlook.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'live.com',
  'msn.com',
  'protonmail.com',
  'tutanota.com',
  'yandex.com',
  'mail.ru'
])('starts no trial for %s or below it', async (domain) => {
  const answers = await Promise.all([domain, `mail.${domain}`].map((one) => start(wish(one))))
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [422, 'work-email-required'],
    [422, 'work-email-required']
  ])
})
