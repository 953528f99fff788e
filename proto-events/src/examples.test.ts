import { expect, it } from 'vitest'
import { facts } from './readings.ts'

const at = '2026-11-21T12:00:00.000Z'
const file = { id: 'will', title: 'Last Will and Testament', pages: 8, bytes: 90_000, sha256: 'a'.repeat(64) }
const document = { generation_id: 'gen_1', order_id: 'ord_1', kind: 'final' }

/** One golden example of each fact, as it travels. A change that refuses one of these breaks readers in the field. */
const examples: Record<string, object> = {
  'payment.completed': {
    order_id: 'ord_1',
    service_id: 1,
    service_title: 'Simple Will',
    state: 'TX',
    owner: 'o',
    account_id: 'acc_1',
    email: 'ada@example.com',
    amount_cents: 4900,
    discount_cents: 0,
    currency: 'usd',
    paid_at: at
  },
  'payment.refunded': {
    order_id: 'ord_1',
    refund_id: 'ref_1',
    service_id: 1,
    service_title: 'Simple Will',
    email: 'ada@example.com',
    amount_cents: 4410,
    refunded_cents: 4410,
    paid_cents: 4900,
    currency: 'usd',
    refunded_at: at
  },
  'refund.requested': { order_id: 'ord_1', refund_id: 'ref_1', requested_at: at },
  'refund.failed': {
    order_id: 'ord_1',
    refund_id: 'ref_1',
    service_title: 'Simple Will',
    amount_cents: 4410,
    currency: 'usd',
    failed_at: at
  },
  'waiting.began': {
    waiting_id: 'wait_1',
    order_id: 'ord_1',
    question: 'When did you separate?',
    possible_from: '2027-10-01',
    began_at: at
  },
  'waiting.fell-due': { due_id: 'due_1', order_id: 'ord_1' },
  'waiting.ended': { waiting_id: 'wait_1', order_id: 'ord_1' },
  'order.claimed': { order_id: 'ord_1', owner: 'o', account_id: 'acc_1' },
  'order.anonymized': { order_ids: ['ord_1'] },
  'add-on.ordered': {
    task_id: 'task_1',
    order_id: 'ord_1',
    add_on: 'document_review',
    title: 'Professional Legal Analysis',
    price_cents: 14_900,
    service_id: 1,
    service_title: 'Simple Will',
    email: 'ada@example.com',
    ordered_at: at,
    due_at: at
  },
  'add-on.done': {
    task_id: 'task_1',
    order_id: 'ord_1',
    add_on: 'document_review',
    title: 'Professional Legal Analysis',
    service_title: 'Simple Will',
    email: 'ada@example.com'
  },
  'entitlement.granted': { order_id: 'ord_1' },
  'entitlement.released': { order_id: 'ord_1', owner: 'o', account_id: 'acc_1' },
  'preview.requested': { generation_id: 'gen_1' },
  'blank-form.requested': { blank_form_id: 'form_1' },
  'document.requested': { generation_id: 'gen_1', order_id: 'ord_1' },
  'document.generated': {
    ...document,
    notify: true,
    service_id: 1,
    service_title: 'Simple Will',
    email: 'ada@example.com',
    documents: [file]
  },
  'document.failed': document,
  'document.mail-requested': { request_id: 'req_1', generation_id: 'gen_1', service_title: 'Simple Will' },
  'download.renewal-requested': { renewal_id: 'ren_1', generation_id: 'gen_1' },
  'draft.resume-requested': { resume_id: 'res_1', email: 'ada@example.com', service_title: 'Simple Will' },
  'mail.failed': { kind: 'documents', subject_id: 'gen_1' },
  'chat.handed-off': { chat_id: 'chat_1', agent_present: false },
  'chat.transcript-requested': { transcript_id: 'tra_1' },
  'mail.sent': { kind: 'documents', subject_id: 'gen_1', message_id: '<documents.gen_1@example.com>' },
  'user.registered': { account_id: 'acc_1', email: 'ada@example.com', first_name: 'Ada' },
  'contact.received': { contact_id: 'c1', name: 'Ada', email: 'ada@example.com' },
  'demo.requested': { demo_id: 'd1', contact_name: 'Ada', email: 'ada@example.com' },
  'document.erased': { account_id: 'acc_1', owners: ['o'], generation_ids: ['gen_1'], resume_ids: ['res_1'] },
  'account.deleted': { account_id: 'acc_1', email_verified: true, address_hash: 'a'.repeat(64) },
  'erasure.requested': { erasure_id: 'era_1', address_hash: 'a'.repeat(64) },
  'password.reset-requested': { reset_id: 'res_1' },
  'verification.requested': { request_id: 'req_1', account_id: 'acc_1' },
  'trial.started': { trial_id: 'tri_1', email: 'ada@acme.example', team_size: 5, ends_at: at },
  'session.revoked': { account_id: 'acc_1', session_ids: ['s1'], expires_at: at }
}

const sealed = (type: string, data: object) => ({
  specversion: '1.0',
  id: 'e1',
  source: 'x',
  type,
  time: at,
  datacontenttype: 'application/json',
  data
})

it('has an example of every fact and no other', () => {
  expect(facts.map((event) => event.type).sort()).toEqual(Object.keys(examples).sort())
})

it.each(facts.map((event) => [event.type, event] as const))(
  'reads its example of %s, and tolerates fields it does not know',
  (type, event) => {
    expect(event.is(sealed(type, { ...examples[type], added_later: 1 }))).toBe(true)
  }
)

it.each(facts.map((event) => [event.type, event] as const))(
  'refuses a %s with a field missing, or under another name',
  (type, event) => {
    const [first = ''] = Object.keys(examples[type] ?? {})
    const { [first]: _, ...rest } = examples[type] as Record<string, unknown>
    expect(event.is(sealed(type, rest))).toBe(false)
    expect(event.is(sealed('something.else', examples[type] ?? {}))).toBe(false)
  }
)

it.each(facts.map((event) => [event.type, event] as const))(
  'carries no answers and no user_id in %s',
  (_type, event) => {
    const fields = Object.keys((event.data as { properties: object }).properties)
    expect(fields).not.toEqual(expect.arrayContaining([expect.stringMatching(/answer|user_id|password|token/)]))
  }
)
