import { api } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/generated/openapi.d.ts'
import type { InvestmentType } from '../model/investment-sets.ts'

type Started = paths['/api/investment/get-started']['post']['responses'][200]['content']['application/json']

/** The service that prepares this kind of investment. */
export async function getStarted(type: InvestmentType): Promise<Started['service']> {
  const { service } = await api<Started>('/investment/get-started', {
    method: 'POST',
    body: { service_type: type, user_email: '' }
  })
  return service
}
