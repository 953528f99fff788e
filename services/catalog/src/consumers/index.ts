import type { Consumer } from '@formwright/kit/facts/consumer'

/** The catalogue hears nothing: what it sells comes with the code. */
export const consumers: Consumer[] = []
