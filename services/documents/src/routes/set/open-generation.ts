import { gone } from '@formwright/kit/http/errors'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isClosed } from '../../domain/set/expiry.ts'
import { findClaim } from '../../repositories/matter/claims.ts'
import { findGeneration, findOwnerOf, type ListedGeneration } from '../../repositories/set/generations.ts'
import { miss } from '../questionnaire/look-ups.ts'

/**
 * The set behind an id, whether its link has expired or not. An unknown id is 404, and counted; what a refund has closed is 410
 * for everyone.
 */
export async function findKnown(
  { db, config }: Pick<Context, 'db' | 'config'>,
  request: FastifyRequest,
  id: string
): Promise<ListedGeneration> {
  const generation = await findGeneration(db, id)
  if (generation === undefined) throw await miss(db, config.LOOKUP_LIMIT, request.ip, 'There are no such documents')
  if (generation.closed_at !== null) {
    throw gone('This order was refunded, and its documents are closed.', 'refunded')
  }
  return generation
}

/**
 * The set behind an id. The id opens it until 30 days after it was ready, then only the account that owns it does: 410
 * for everyone else. An unknown id is 404, and counted.
 */
export async function openGeneration(
  context: Pick<Context, 'db' | 'config'>,
  request: FastifyRequest,
  id: string
): Promise<ListedGeneration> {
  const { db } = context
  const generation = await findKnown(context, request, id)
  if (!isClosed(generation, new Date())) return generation
  const owner = await findOwnerOf(db, generation.draft_id)
  const account = owner && (await findClaim(db, owner))
  if (account !== undefined && account === request.actor?.accountId) return generation
  throw gone('This link has expired. Sign in to your account to download your documents.', 'expired')
}
