import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'
import type { InvestmentType } from '../model/investment-sets.ts'

type Started = Answer<'POST /api/investment/get-started'>

/** The service that prepares this kind of investment. */
export async function getStarted(type: InvestmentType): Promise<Started['service']> {
  const { service } = await api('POST /api/investment/get-started', {
    body: { service_type: type, user_email: '' }
  })
  return service
}
