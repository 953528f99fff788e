import { createHash } from 'node:crypto'
import { throttle } from '@formwright/kit/throttle'
import type { Config } from '../config.ts'
import type { Database } from '../tables.ts'

export type MessageLimits = Pick<Config, 'MESSAGE_LIMIT_PER_HOUR' | 'CONFIRMATION_LIMIT_PER_DAY'>

/** Counts a message by its sender's network address and by the mailbox that a confirmation would go to. Throws 429. */
export async function countMessage(
  db: Database,
  { address, email }: { address: string; email: string },
  limits: MessageLimits
): Promise<void> {
  const mailbox = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  await throttle(db, { key: `message:${address}`, limit: limits.MESSAGE_LIMIT_PER_HOUR, windowSeconds: 3_600 })
  await throttle(db, {
    key: `confirmation:${mailbox}`,
    limit: limits.CONFIRMATION_LIMIT_PER_DAY,
    windowSeconds: 86_400,
    detail: 'We have received several messages with this e-mail address today. Please wait for our answer.'
  })
}
