import { expect } from 'vitest'
import { type CallTable, fields, service, some, text } from './call.ts'
import { answers, freshEmail, freshUserId, WILL } from './world.ts'

const question = fields({ id: text, question: text, type: expect.stringMatching(/^(text|textarea|radio|select)$/) })
/** Section 7 of the second document, row by row, from the catalogue to the papers; rows of the same call stand once. */
export const journeyCalls: CallTable = {
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
  })
}
