import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { openForStaff } from '../../domain/set/staff-links.ts'
import { findLinkedGeneration } from '../../repositories/set/download-links.ts'
import { findGeneration, type ListedGeneration } from '../../repositories/set/generations.ts'
import { openGeneration } from './open-generation.ts'

/** The set to download: by its own id, by a one-minute link, or by its staff reference with an admin's token. */
export async function openDownload(
  context: Pick<Context, 'db' | 'config'>,
  request: FastifyRequest,
  id: string
): Promise<ListedGeneration> {
  const { db } = context
  const { actor } = request
  const opened =
    (await findLinkedGeneration(db, id)) ??
    (actor?.role === 'admin' ? await openedForStaff(db, request, id) : undefined)
  const generation = opened === undefined ? undefined : await findGeneration(db, opened)
  return generation ?? openGeneration(context, request, id)
}

async function openedForStaff(
  db: Context['db'],
  request: FastifyRequest,
  reference: string
): Promise<string | undefined> {
  await requireRole('admin')(request)
  return openForStaff(db, { staff: actorFrom(request), reference, requestId: request.id })
}
