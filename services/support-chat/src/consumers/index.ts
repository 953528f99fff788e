import { onSessionRevoked } from '@formwright/kit/identity/sessions'
import { onAccountDeleted, onErasureRequested } from './erasure.ts'

/** Everything this service listens to. */
export const consumers = [onSessionRevoked('support-chat'), onAccountDeleted, onErasureRequested]
