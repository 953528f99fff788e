import { expect, it } from 'vitest'
import type { Person } from '../../contract/access-matrix.ts'
import type { Answer } from '../../support/customer.ts'
import { eventually } from '../../support/eventually.ts'
import { answers, bearer, freshEmail, freshUserId, PASSWORD, WILL, type World } from './world.ts'

/** One row of a call table: the payload exactly as the specification names it, and what its user reads of the answer. */
interface Call {
  method: 'GET' | 'POST'
  path: string
  /** Whose token is sent; anonymous unless said. */
  as?: Person
  payload?: object
  status: number
  answer?: unknown
}

const text = expect.any(String)
const count = expect.any(Number)
const yesOrNo = expect.any(Boolean)
const some = (item: unknown) => expect.arrayContaining([item])
const fields = (item: object): unknown => expect.objectContaining(item)

const user = fields({ email: text, first_name: 'Ada', last_name: 'Núñez', created_at: text })
const service = fields({
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
const article = fields({ id: text, title: text, content: text, category: text, tags: some(text), views: count })
const question = fields({ id: text, question: text, type: expect.stringMatching(/^(text|textarea|radio|select)$/) })
const attorney = {
  name: text,
  firm: text,
  specialties: some(text),
  specializations: some(text),
  phone: text,
  email: text,
  address: text,
  rating: count,
  reviews: count,
  years_experience: count,
  bar_number: text,
  education: some(fields({ law_school: text, year: count })),
  certifications: some(text),
  case_results: some(fields({ case_type: text, result: text, year: count })),
  languages: some(text),
  state_bars: some(text),
  board_certified: yesOrNo,
  million_dollar_advocates: yesOrNo,
  source: text,
  verified: yesOrNo,
  ratings: fields({ avvo_rating: count, peer_rating: count, client_rating: count }),
  fee_structure: fields({ consultation_fee: count })
}

/** Section 7 of the first document, row by row. */
export const siteCalls: Record<string, (world: World) => Call> = {
  'GET /api/auth/me': () => ({ method: 'GET', path: '/api/auth/me', as: 'owner', status: 200, answer: user }),
  'POST /api/auth/login': ({ own }) => ({
    method: 'POST',
    path: '/api/auth/login',
    payload: { email: own.email, password: PASSWORD },
    status: 200,
    answer: { token: text, user }
  }),
  'POST /api/auth/register': () => ({
    method: 'POST',
    path: '/api/auth/register',
    payload: { email: freshEmail(), password: PASSWORD, first_name: 'Ada', last_name: 'Núñez' },
    status: 201,
    answer: { token: text, user }
  }),
  'GET /api/user/progress': () => ({
    method: 'GET',
    path: '/api/user/progress',
    as: 'owner',
    status: 200,
    answer: some(fields({ service_name: text, description: text, status: 'completed', created_at: text }))
  }),
  'POST /api/user/progress': () => ({
    method: 'POST',
    path: '/api/user/progress',
    as: 'owner',
    payload: { service_id: WILL, step: 3, data: { page: 'questionnaire' } },
    status: 200
  }),
  'GET /api/services': () => ({ method: 'GET', path: '/api/services', status: 200, answer: some(service) }),
  'POST /api/enterprise/start-trial': () => ({
    method: 'POST',
    path: '/api/enterprise/start-trial',
    payload: { company_name: 'Analytical Engines', user_email: freshEmail(), team_size: 5 },
    status: 200,
    answer: { message: text, trial_details: { duration: '7 days', team_size: 5, support_level: text } }
  }),
  'POST /api/live-chat/submit': () => ({
    method: 'POST',
    path: '/api/live-chat/submit',
    payload: {
      session_id: `chat_${Date.now()}_k3v9q2x7m`,
      user_email: '',
      messages: [
        { type: 'user', content: 'I cannot log in', agent: '', timestamp: '2026-11-20T10:14:00.000Z' },
        { type: 'support', content: 'Hello!', agent: 'AI Support', timestamp: '2026-11-20T10:14:02.000Z' }
      ],
      topic: 'Login',
      status: 'Needs Follow-up',
      summary: 'Login: 2 messages'
    },
    status: 201
  }),
  'GET /api/help/articles': () => ({
    method: 'GET',
    path: '/api/help/articles',
    status: 200,
    answer: { articles: some(article) }
  }),
  'GET /api/help/articles/{id}': () => ({
    method: 'GET',
    path: '/api/help/articles/{article}',
    status: 200,
    answer: article
  }),
  'POST /api/help/articles/{id}/vote': () => ({
    method: 'POST',
    path: '/api/help/articles/{article}/vote?helpful=true',
    status: 200
  }),
  'POST /api/contact': () => ({
    method: 'POST',
    path: '/api/contact',
    payload: { name: 'Ada', email: freshEmail(), subject: 'Witnesses', message: 'May my neighbor be one?' },
    status: 201
  })
}

/** Section 7 of the second document, row by row; rows of the same call stand once. */
export const journeyCalls: Record<string, (world: World) => Call> = {
  'GET /services/{service}': () => ({ method: 'GET', path: `/api/services/${WILL}`, status: 200, answer: service }),
  'GET /questionnaire/{service}': () => ({
    method: 'GET',
    path: '/api/questionnaire/simple-will',
    status: 200,
    answer: fields({ questions: some(question) })
  }),
  'GET /questionnaire/progress/{userId}': ({ own }) => ({
    method: 'GET',
    path: `/api/questionnaire/progress/${own.userId}`,
    as: 'owner',
    status: 200,
    answer: fields({ service_id: WILL, answers: fields({ full_name: text }) })
  }),
  'POST /questionnaire/save': () => ({
    method: 'POST',
    path: '/api/questionnaire/save',
    payload: { user_id: freshUserId(), service_id: WILL, answers, completed: false },
    status: 200
  }),
  'POST /generate-document': () => ({
    method: 'POST',
    path: '/api/generate-document',
    payload: { user_id: freshUserId(), service_id: WILL, answers },
    status: 202
  }),
  'GET /download/{generationId}': ({ own }) => ({
    method: 'GET',
    path: `/api/download/${own.generationId}`,
    status: 200,
    answer: expect.stringMatching(/^%PDF-/)
  }),
  'POST /promo-codes/validate': () => ({
    method: 'POST',
    path: '/api/promo-codes/validate',
    payload: { code: 'WELCOME20', user_email: freshEmail(), service_type: 'basic_per_form' },
    status: 200,
    answer: { valid: true, code: 'WELCOME20', discount_percent: 20, description: text, error: null }
  }),
  'POST /checkout/create-session': ({ system }) => ({
    method: 'POST',
    path: '/api/checkout/create-session',
    payload: {
      service_id: WILL,
      user_email: freshEmail(),
      origin_url: new URL(system.addresses.site).origin,
      promo_code: null,
      apply_promo: false
    },
    status: 200,
    answer: fields({ url: expect.stringMatching(/^https?:\/\//) })
  }),
  'GET /checkout/status/{sessionId}': ({ own }) => ({
    method: 'GET',
    path: `/api/checkout/status/${own.sessionId}`,
    status: 200,
    answer: fields({
      payment_status: 'paid',
      status: 'complete',
      amount_total: 4900,
      currency: 'usd',
      metadata: fields({ service_title: 'Simple Will' })
    })
  }),
  'POST /find-attorneys-ai': () => ({
    method: 'POST',
    path: '/api/find-attorneys-ai',
    payload: {
      state: 'Texas',
      city: 'Austin',
      practice_area: 'Family Law',
      case_description: 'A divorce, and who looks after two children.',
      budget: '$200-400/hour',
      urgency: 'moderate',
      max_results: 10
    },
    status: 200,
    answer: fields({ attorneys: some(fields({ ...attorney, ai_match_score: count, ai_match_reasoning: text })) })
  }),
  'POST /attorney-directory': () => ({
    method: 'POST',
    path: '/api/attorney-directory',
    payload: { state: 'Texas', city: '' },
    status: 200,
    answer: { attorneys: some(fields(attorney)) }
  }),
  'GET /admin/stats': () => ({
    method: 'GET',
    path: '/api/admin/stats',
    as: 'admin',
    status: 200,
    answer: { total_revenue: count, successful_payments: count, total_documents: count, conversion_rate: count }
  }),
  'GET /admin/transactions?limit=20': ({ own }) => ({
    method: 'GET',
    path: '/api/admin/transactions?limit=20',
    as: 'admin',
    status: 200,
    answer: some(
      fields({
        session_id: own.sessionId,
        email: text,
        service_id: WILL,
        metadata: fields({ service_title: 'Simple Will' }),
        amount: 49,
        payment_status: 'paid',
        created_at: text
      })
    )
  }),
  'GET /admin/contacts?limit=20': () => ({
    method: 'GET',
    path: '/api/admin/contacts?limit=20',
    as: 'admin',
    status: 200,
    answer: some(fields({ name: text, email: text, subject: text, message: text, created_at: text }))
  }),
  'GET /admin/documents?limit=20': () => ({
    method: 'GET',
    path: '/api/admin/documents?limit=20',
    as: 'admin',
    status: 200,
    answer: some(fields({ _id: text, user_id: text, service_id: WILL, generated_at: text }))
  }),
  "GET /download/{_id}, the admin's": ({ own }) => ({
    method: 'GET',
    path: `/api/download/${own.setReference}`,
    as: 'admin',
    status: 200,
    answer: expect.stringMatching(/^%PDF-/)
  }),
  'POST /documents/generate-template': () => ({
    method: 'POST',
    path: '/api/documents/generate-template',
    payload: {
      service_id: WILL,
      service_title: 'Simple Will',
      service_category: 'Wills, Estates & Probate',
      template_type: 'basic'
    },
    status: 200,
    answer: expect.stringMatching(/^%PDF-/)
  }),
  'POST /investment/get-started': () => ({
    method: 'POST',
    path: '/api/investment/get-started',
    payload: { service_type: 'safe', user_email: '' },
    status: 200,
    answer: fields({ service: fields({ id: count }) })
  }),
  ...Object.fromEntries(
    ['safe', 'series_a', 'convertible', 'ma'].map((kind) => [
      `GET /investment/forms/${kind}`,
      (): Call => ({
        method: 'GET',
        path: `/api/investment/forms/${kind}`,
        status: 200,
        answer: fields({
          description: text,
          total_forms: count,
          estimated_time: text,
          legal_fees_saved: text,
          forms: some(fields({ name: text, complexity: text, pages: count }))
        })
      })
    ])
  ),
  'POST /enterprise/start-trial': () => ({
    method: 'POST',
    path: '/api/enterprise/start-trial',
    payload: { company_name: 'Analytical Engines', user_email: freshEmail(), team_size: 1 },
    status: 200,
    answer: { message: text, trial_details: { duration: '7 days', team_size: 1, support_level: text } }
  }),
  'POST /enterprise/schedule-demo': () => ({
    method: 'POST',
    path: '/api/enterprise/schedule-demo',
    payload: {
      company_name: 'Analytical Engines',
      contact_name: 'Ada King',
      user_email: freshEmail(),
      phone: '',
      team_size: '',
      preferred_date: '',
      message: ''
    },
    status: 200,
    answer: { message: text, next_steps: some(text) }
  })
}

export function callTableTests(world: World, calls: Record<string, (world: World) => Call>): void {
  it.each(Object.entries(calls))('%s', async (_row, callOf) => {
    const call = callOf(world)
    // A blank form that is being made says so, and when to ask again.
    const answer = await eventually(async () => {
      const given = await send(world, call)
      expect(given.status).not.toBe(503)
      return given
    }, 30_000)
    expect(answer).toEqual({ status: call.status, body: call.answer ?? expect.anything() })
  })
}

async function send(world: World, { method, path, as = 'anonymous', payload }: Call): Promise<Answer> {
  const [article] = path.includes('{article}') ? (await world.call('GET', '/api/help/articles')).body.articles : []
  return world.call(method, path.replace('{article}', article?.id), payload, bearer(world.tokens[as]))
}
