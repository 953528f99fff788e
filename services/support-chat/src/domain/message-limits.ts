import { clientAddress } from '@formwright/kit/http/client-address'
import { throttle } from '@formwright/kit/http/throttle'
import type { Config } from '../config.ts'
import type { Database } from '../tables.ts'
import { mailboxKey } from './mailbox.ts'
import { withinLimit } from './within-limit.ts'

export type MessageLimits = Pick<Config, 'MESSAGE_LIMIT_PER_HOUR' | 'CONFIRMATION_LIMIT_PER_DAY'>

/**
 * Counts a message by its sender's network address, and by the e-mail address given there: a stranger elsewhere who
 * writes in somebody's name locks nobody out. Throws 429. Answers whether its arrival may be confirmed by mail: a mailbox
 * gets few confirmations a day, from however many senders.
 */
export async function countMessage(
  db: Database,
  { ip, email }: { ip: string; email: string },
  limits: MessageLimits
): Promise<{ confirm: boolean }> {
  const address = clientAddress(ip)
  const mailbox = mailboxKey(email)
  const perDay = { limit: limits.CONFIRMATION_LIMIT_PER_DAY, windowSeconds: 86_400 }
  await throttle(db, {
    key: `message:${address}`,
    limit: limits.MESSAGE_LIMIT_PER_HOUR,
    windowSeconds: 3_600,
    detail: 'Too many messages came from your network within an hour. Please try again later.'
  })
  await throttle(db, {
    ...perDay,
    key: `message:${mailbox}:${address}`,
    detail: 'We have received several messages with this e-mail address today. Please wait for our answer.'
  })
  return { confirm: await withinLimit(throttle(db, { ...perDay, key: `confirmation:${mailbox}` })) }
}
