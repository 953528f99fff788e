import { clientAddress } from '@formwright/kit/http/client-address'
import type { FastifyRequest } from 'fastify'
import type { Client } from '../domain/sign-in/sessions.ts'

/** Where a request comes from. */
export const clientOf = (request: FastifyRequest): Client => ({
  address: clientAddress(request.ip),
  userAgent: printable(request.headers['user-agent'])
})

/** A header may hold bytes that are no text; what is kept of it can be stored and shown. */
const printable = (header: string | undefined) => header?.replace(/[^\x20-\x7e]/g, '') || undefined
