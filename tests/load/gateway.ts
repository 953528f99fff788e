import autocannon from 'autocannon'
import type { System } from '../../deploy/local/system.ts'
import type { Figure } from './report.ts'

const SECONDS = 8
const CONNECTIONS = 20

export async function measureGateway({ ports }: System): Promise<Figure[]> {
  const alone = await requestsASecond(`http://127.0.0.1:${ports.catalog}/api/services`)
  const through = await requestsASecond(`http://127.0.0.1:${ports.gateway}/api/services`)
  const share = through / alone
  return [
    { name: 'GET /api/services, catalog alone', value: `${alone.toFixed(0)}/s`, limit: '', fine: true },
    {
      name: 'GET /api/services, through the gateway',
      value: `${through.toFixed(0)}/s`,
      limit: `${(share * 100).toFixed(0)} % of alone`,
      fine: share > 0.25
    }
  ]
}

async function requestsASecond(url: string): Promise<number> {
  const result = await autocannon({ url, duration: SECONDS, connections: CONNECTIONS })
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`)
  return result.requests.average
}
