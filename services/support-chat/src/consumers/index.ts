import { onSessionRevoked } from '@formwright/kit/sessions'
import { onAccountDeleted } from './account-deleted.ts'

/** Everything this service listens to. */
export const consumers = [onSessionRevoked('support-chat'), onAccountDeleted]
