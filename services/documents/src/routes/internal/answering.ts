import type { Answering } from '@formwright/kit/identity/internal'
import type { Context } from '../../context.ts'

/** As whom we answer. */
export const answering = ({ config }: Context): Answering => ({ service: 'documents', secret: config.INTERNAL_SECRET })
