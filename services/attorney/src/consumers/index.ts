import type { Consumer } from '@formwright/kit/consumer'

/** The directory hears nothing. */
export const consumers: Consumer[] = []
