import { createHash, randomBytes } from 'node:crypto'
import { createApp } from '@formwright/kit/http/app'
import { notFound, unavailable } from '@formwright/kit/http/errors'
import { answerCall } from '@formwright/kit/identity/internal'
import type { Owner } from '@formwright/proto-events'
import { resetLinkCall, verificationLinkCall } from '@formwright/proto-events/calls/auth'
import { orderReceiptCall, type Receipt } from '@formwright/proto-events/calls/checkout'
import {
  renewDownloadCall,
  resumeTokenCall,
  setFilesCall,
  setToMailCall
} from '@formwright/proto-events/calls/documents/mailing'
import { type Refusal, waitingOrderCall } from '@formwright/proto-events/calls/documents/orders'
import { promisedPapersCall, stateFeeCall } from '@formwright/proto-events/calls/documents/promises'
import { afterAll } from 'vitest'
import { testLog } from '../../support/database.ts'

export const INTERNAL_SECRET = 'a-secret-of-the-tests-alone'

export interface File {
  id: string
  title: string
  pages: number
  bytes: number
  sha256: string
  content: Buffer
}

export function pdf(id: string, title: string, bytes: number): File {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])
  return { id, title, pages: 2, bytes, sha256: createHash('sha256').update(content).digest('hex'), content }
}

const receiptOf = (orderId: string): Receipt => ({
  order_id: orderId,
  service_id: 49,
  service_title: 'Simple Will',
  state: 'TX',
  list_cents: 4_900,
  discount_cents: 980,
  promo_code: 'WELCOME20',
  add_ons: [],
  amount_cents: 3_920,
  currency: 'usd',
  paid_at: '2026-11-21T10:00:00.000Z',
  claim_session: null,
  payer_session: null
})

const withoutContent = ({ content: _content, ...file }: File) => file

/** Documents, checkout and auth as far as mail needs them, guarded like the real ones. */
export async function startNeighbours() {
  const files: { packet: File; documents: File[] } = {
    packet: pdf('packet', 'Packet', 30_000),
    documents: [pdf('will', 'Last Will and Testament', 20_000), pdf('affidavit', 'Self-Proving Affidavit', 9_000)]
  }
  const state = {
    email: null as string | null,
    reset: null as string | null,
    account: 'x',
    verified: false,
    links: 0,
    receipt: {} as Partial<Receipt>,
    stateFee: null as number | null,
    noDocuments: false,
    refusal: null as Refusal | null,
    gone: false
  }
  const app = createApp({ service: 'neighbours', description: 'For tests.', log: testLog, ready: async () => ({}) })
  const as = (service: Owner) => ({ service, secret: INTERNAL_SECRET })

  answerCall(app, as('documents'), waitingOrderCall, () => {
    if (state.gone || state.email === null) throw notFound()
    return {
      service_title: 'Uncontested Divorce',
      email: state.email,
      refusal: state.refusal,
      path: '/resume?token=w4iting',
      opens_until: '2026-12-21T00:00:00.000Z'
    }
  })
  answerCall(app, as('documents'), setToMailCall, () => {
    if (state.gone) throw notFound()
    return {
      service_title: 'Simple Will',
      state_name: 'Texas',
      email: state.email,
      documents: files.documents.map(withoutContent),
      packet: withoutContent(files.packet),
      filing: [
        {
          title: 'Sign before two witnesses',
          text: 'Tex. Est. Code § 251.051',
          points: ['<b>Bring</b> identification']
        }
      ],
      expires_at: '2026-12-21T00:00:00.000Z'
    }
  })
  answerCall(app, as('documents'), setFilesCall, ({ query }) => {
    const all = [files.packet, ...files.documents]
    const wanted = query.documents.split(',').map((name) => all.find(({ id }) => id === name))
    return Buffer.concat(
      wanted.map((file) => {
        if (file === undefined) throw notFound()
        return file.content
      })
    )
  })
  answerCall(app, as('checkout'), orderReceiptCall, ({ params }) => {
    if (state.gone) throw notFound()
    return { ...receiptOf(params.id), ...state.receipt }
  })
  answerCall(app, as('documents'), stateFeeCall, () => {
    if (state.noDocuments) throw unavailable()
    return { state_name: 'Texas', fee_usd: state.stateFee, as_of: '2026-11' }
  })
  answerCall(app, as('documents'), promisedPapersCall, ({ query }) => {
    if (state.noDocuments) throw unavailable()
    return [
      { title: `Last Will and Testament (${query.state})`, certain: true },
      { title: 'Self-Proving Affidavit', certain: false }
    ]
  })
  answerCall(app, as('auth'), verificationLinkCall, () => {
    state.links++
    return {
      email: state.account,
      url: state.verified ? null : 'http://localhost:8080/verify-email?token=t0ken',
      expires_at: '2026-12-21T00:00:00.000Z'
    }
  })
  answerCall(app, as('documents'), renewDownloadCall, ({ params }) => {
    if (state.gone || state.email === null) throw notFound()
    return {
      generation_id: params.id,
      service_title: 'Simple Will',
      email: state.email,
      expires_at: '2026-12-21T00:00:00.000Z'
    }
  })
  answerCall(app, as('documents'), resumeTokenCall, () => {
    if (state.gone) throw notFound()
    return { token: 'r3sume', service_title: 'Simple Will', expires_at: '2026-12-21T00:00:00.000Z' }
  })
  answerCall(app, as('auth'), resetLinkCall, () => ({
    email: state.reset,
    url: state.reset === null ? null : 'http://localhost:8080/reset-password?token=t0ken',
    expires_at: null
  }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return { url, files, state }
}
