import { onSessionRevoked } from '@formwright/kit/sessions'

/** Help hears alone of sessions that ended. */
export const consumers = [onSessionRevoked('support-chat')]
