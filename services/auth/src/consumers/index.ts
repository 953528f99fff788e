import type { Consumer } from '@formwright/kit/facts/consumer'

/** Auth acts upon no fact. Whether a session has ended it reads in its own table, at once and without the broker. */
export const consumers: Consumer[] = []
