import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/generated/openapi.d.ts'

export type Verdict = paths['/api/verify']['post']['responses']['200']['content']['application/json']

/** Whether the paper with this SHA-256 (hexadecimal) is one of ours. The paper itself stays in the browser. */
export const verifyDocument = (sha256: string) => api<Verdict>('/verify', { method: 'POST', body: { sha256 } })
