import type { BodyName, RateName } from './limits.ts'
import type { Upstream } from './upstreams.ts'

/** One line of what the world may call. What is not in the table does not exist. */
export interface Row {
  prefix: string
  service: Upstream
  /** Below the prefix; without it the prefix itself and everything under it. */
  paths?: string[]
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  /** `refused` only where the sender is known by its signature: counts the requests that its service refuses. */
  rate?: RateName
  body?: BodyName
  /** Until the answer begins. */
  timeoutMs?: number
  /** An event stream: stays open, passes through unbuffered, ends when the gateway closes. */
  stream?: boolean
  /** A WebSocket: opened from our own pages, passes through in both directions, ends when the gateway closes. */
  socket?: boolean
  /** Accepts a body without Content-Length; it is counted while it arrives. */
  chunked?: boolean
}

/** Prefix by prefix; a longer path beats a shorter one. */
export const table: readonly Row[] = [
  { prefix: '/api/services', service: 'catalog', methods: ['GET'] },
  { prefix: '/api/investment', service: 'catalog', methods: ['GET', 'POST'] },

  { prefix: '/api/auth', service: 'auth', methods: ['GET', 'POST', 'DELETE'] },
  { prefix: '/api/auth/login', service: 'auth', methods: ['POST'], paths: ['/'], rate: 'login' },
  { prefix: '/api/auth/register', service: 'auth', methods: ['POST'], paths: ['/'], rate: 'login' },
  { prefix: '/api/auth/change-password', service: 'auth', methods: ['POST'], paths: ['/'], rate: 'login' },
  { prefix: '/api/auth/forgot-password', service: 'auth', methods: ['POST'], paths: ['/'], rate: 'login' },
  { prefix: '/api/auth/send-verification', service: 'auth', methods: ['POST'], paths: ['/'], rate: 'login' },
  { prefix: '/api/auth/reset-password', service: 'auth', methods: ['POST'], paths: ['/'], rate: 'login' },
  { prefix: '/api/auth/second-factor', service: 'auth', methods: ['POST', 'DELETE'], rate: 'login' },
  { prefix: '/api/auth/me', service: 'auth', methods: ['DELETE'], paths: ['/'], rate: 'login' },
  // Asks the other owners and opens every answer.
  { prefix: '/api/auth/export', service: 'auth', methods: ['GET'], paths: ['/'], timeoutMs: 45_000 },
  { prefix: '/api/enterprise/start-trial', service: 'auth', methods: ['POST'] },
  { prefix: '/api/admin/trials', service: 'auth', methods: ['GET'] },
  { prefix: '/api/admin/staff', service: 'auth', methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  { prefix: '/api/admin/erasures', service: 'auth', methods: ['POST'], paths: ['/'] },

  { prefix: '/api/promo-codes', service: 'checkout', methods: ['POST'], rate: 'promo' },
  // Opening a session asks the payment provider, which may take its time.
  { prefix: '/api/checkout', service: 'checkout', timeoutMs: 35_000 },
  // A connection pool of its own: who has paid does not wait behind those whose session is still being opened.
  { prefix: '/api/checkout/status', service: 'checkout', methods: ['GET'], paths: ['/:sessionId'], timeoutMs: 35_000 },
  {
    prefix: '/api/checkout/webhook',
    service: 'checkout',
    methods: ['POST'],
    paths: ['/'],
    rate: 'refused',
    chunked: true
  },
  { prefix: '/api/admin/add-ons', service: 'checkout', methods: ['GET', 'PATCH'] },

  // A refund asks the payment provider.
  { prefix: '/api/admin/transactions', service: 'checkout', methods: ['GET', 'POST'], timeoutMs: 35_000 },
  { prefix: '/api/admin/promo-codes', service: 'checkout', methods: ['GET', 'POST', 'PATCH'] },

  { prefix: '/api/questionnaire', service: 'documents' },
  { prefix: '/api/questionnaire/save', service: 'documents', methods: ['POST'], paths: ['/'], body: 'answers' },
  {
    prefix: '/api/questionnaire/preview',
    service: 'documents',
    methods: ['POST'],
    paths: ['/'],
    rate: 'preview',
    body: 'answers'
  },
  { prefix: '/api/places', service: 'documents', methods: ['GET'] },
  { prefix: '/api/generate-document', service: 'documents', methods: ['POST'], body: 'answers' },
  { prefix: '/api/documents', service: 'documents' },
  { prefix: '/api/documents', service: 'documents', methods: ['GET'], paths: ['/:generationId/events'], stream: true },
  { prefix: '/api/download', service: 'documents' },
  { prefix: '/api/admin/documents', service: 'documents' },
  { prefix: '/api/verify', service: 'documents', methods: ['POST'] },
  { prefix: '/api/user', service: 'documents' },

  { prefix: '/api/admin/emails', service: 'notifications', methods: ['GET', 'POST'] },

  { prefix: '/api/find-attorneys-ai', service: 'attorney', methods: ['POST'] },
  { prefix: '/api/attorney-directory', service: 'attorney', methods: ['POST'] },
  { prefix: '/api/attorneys', service: 'attorney', methods: ['GET'] },

  { prefix: '/api/help', service: 'support-chat' },
  { prefix: '/api/contact', service: 'support-chat', methods: ['POST'] },
  // A whole conversation: 200 messages of 4 kB.
  { prefix: '/api/live-chat', service: 'support-chat', methods: ['POST'], body: 'answers' },
  { prefix: '/api/enterprise/schedule-demo', service: 'support-chat', methods: ['POST'] },
  { prefix: '/api/admin/contacts', service: 'support-chat', methods: ['GET'] },
  { prefix: '/api/admin/demos', service: 'support-chat', methods: ['GET'] },
  { prefix: '/api/support-chat/socket', service: 'support-chat', methods: ['GET'], paths: ['/'], socket: true },
  { prefix: '/api/admin/chats', service: 'support-chat', methods: ['GET'] },
  { prefix: '/api/admin/support-hours', service: 'support-chat', methods: ['GET', 'PUT'], paths: ['/'] }
]
