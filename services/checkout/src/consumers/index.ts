import type { Consumer } from '@formwright/kit/consumer'
import { onSessionRevoked } from '@formwright/kit/sessions'
import { onEntitlementGranted } from './entitlement-granted.ts'

// biome-ignore lint/suspicious/noExplicitAny: a list of consumers of different facts; each is typed where it is defined
export const consumers: Consumer<any, any, any>[] = [onSessionRevoked('checkout'), onEntitlementGranted]
