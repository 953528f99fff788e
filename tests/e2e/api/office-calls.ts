import { expect } from 'vitest'
import { type Call, type CallTable, count, fields, some, text, yesOrNo } from './call.ts'
import { freshEmail, WILL } from './world.ts'

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

/** The rest of that section: the attorneys, the back office, investments and the enterprise. */
export const officeCalls: CallTable = {
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
