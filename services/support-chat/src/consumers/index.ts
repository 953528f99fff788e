import { onSessionRevoked } from '@formwright/kit/sessions'
import { onAccountDeleted, onErasureRequested } from './erasure.ts'

/** Everything this service listens to. */
export const consumers = [onSessionRevoked('support-chat'), onAccountDeleted, onErasureRequested]
