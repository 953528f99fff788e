import { type CallTable, count, fields, service, some, text } from './call.ts'
import { freshEmail, PASSWORD, WILL } from './world.ts'

const user = fields({ email: text, first_name: 'Ada', last_name: 'Núñez', created_at: text })
const article = fields({ id: text, title: text, content: text, category: text, tags: some(text), views: count })
/** Section 7 of the first document, row by row. */
export const siteCalls: CallTable = {
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
