import { clientAddress } from '@formwright/kit/http/client-address'
import { throttle } from '@formwright/kit/http/throttle'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'

const HOUR = 3_600
const detail = 'We have written several times already. Please look into your mailbox, also among unwanted mail.'

/** Counts a mail that somebody asks for: about each thing named, and from one client address. Throws 429. */
export async function countMail(
  { db, config }: Pick<Context, 'db' | 'config'>,
  request: FastifyRequest,
  about: string[]
): Promise<void> {
  const from = {
    key: `mail-from:${clientAddress(request.ip)}`,
    limit: config.MAIL_LIMIT_PER_ADDRESS,
    windowSeconds: HOUR
  }
  await throttle(db, from)
  for (const thing of about) {
    await throttle(db, { key: `mail:${thing}`, limit: config.MAIL_LIMIT, windowSeconds: HOUR, detail })
  }
}
