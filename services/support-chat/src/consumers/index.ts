import type { Consumer } from '@formwright/kit/consumer'

/** Help hears nothing. */
export const consumers: Consumer[] = []
