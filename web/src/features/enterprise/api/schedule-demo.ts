import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/generated/openapi.d.ts'

type Call = paths['/api/enterprise/schedule-demo']['post']
export type DemoAnswer = Call['responses'][200]['content']['application/json']
export type DemoRequest = Required<Call['requestBody']['content']['application/json']>

export function scheduleDemo(body: DemoRequest): Promise<DemoAnswer> {
  return api('/enterprise/schedule-demo', { method: 'POST', body })
}
