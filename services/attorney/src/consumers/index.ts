import type { Consumer } from '@formwright/kit/facts/consumer'

/** The directory hears nothing. */
export const consumers: Consumer[] = []
