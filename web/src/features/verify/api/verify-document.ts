import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

export type Verdict = Answer<'POST /api/verify'>

/** Whether the paper with this SHA-256 (hexadecimal) is one of ours. The paper itself stays in the browser. */
export const verifyDocument = (sha256: string) => api('POST /api/verify', { body: { sha256 } })
