import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'

const demo = 'POST /api/enterprise/schedule-demo'
export type DemoRequest = Record<keyof Body<typeof demo>, string>
export type DemoAnswer = Answer<typeof demo>

export function scheduleDemo(body: DemoRequest): Promise<DemoAnswer> {
  return api(demo, { body })
}
