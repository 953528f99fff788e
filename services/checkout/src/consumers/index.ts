import type { Consumer } from '@formwright/kit/facts/consumer'
import { onSessionRevoked } from '@formwright/kit/identity/sessions'
import type { Context } from '../domain/context.ts'
import { onEntitlementReleased } from './entitlement-released.ts'
import { onAccountDeleted, onDocumentErased, onErasureRequested } from './erasure.ts'
import { onWaitingBegan, onWaitingEnded } from './waiting.ts'

/** Everything this service listens to. */
// biome-ignore lint/suspicious/noExplicitAny: a list of consumers of different facts; each is typed where it is defined
export const consumers = (context: Context): Consumer<any, any, any>[] => [
  onSessionRevoked('checkout'),
  onEntitlementReleased,
  onWaitingBegan,
  onWaitingEnded,
  onAccountDeleted(context),
  onDocumentErased(context),
  onErasureRequested(context)
]
