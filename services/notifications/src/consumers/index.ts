import { onSessionRevoked } from '@formwright/kit/identity/sessions'
import * as account from './account.ts'
import * as documents from './documents.ts'
import * as erasure from './erasure.ts'
import * as order from './order.ts'
import * as support from './support.ts'

/** Each only notes that a mail is owed, which the sender writes and sends, or takes a person out of what is kept. */
export const consumers = [
  ...Object.values(account),
  ...Object.values(order),
  ...Object.values(documents),
  ...Object.values(support),
  ...Object.values(erasure),
  onSessionRevoked('notifications')
]
