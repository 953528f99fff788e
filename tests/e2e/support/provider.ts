import { createHmac } from 'node:crypto'
import { loadSecrets } from '../../../deploy/local/settings/secrets.ts'
import type { SystemFacts } from '../../../deploy/local/system.ts'

interface ProviderEvent {
  id: string
  type: string
  data: { object: { id: string } }
}

/** The payment provider's side: its API and its signature, for tests that repeat or forge what it says. */
export function provider({ ports, stripeSecretKey, dataDir }: SystemFacts) {
  const { stripeWebhookSecret } = loadSecrets(dataDir)
  const call = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${stripeSecretKey}` }
    const response = await fetch(`http://127.0.0.1:${ports.sandbox}/v1${path}`, { method, headers })
    return response.json()
  }
  return {
    expire: (sessionId: string) => call('POST', `/checkout/sessions/${sessionId}/expire`),
    session: (sessionId: string) => call('GET', `/checkout/sessions/${sessionId}`),
    /** The event that told of a payment, as it was sent. */
    async paidEvent(sessionId: string): Promise<ProviderEvent> {
      const { data } = (await call('GET', '/events?limit=100')) as { data: ProviderEvent[] }
      const event = data.find(({ type, data }) => type === 'checkout.session.completed' && data.object.id === sessionId)
      if (!event) throw new Error('The provider has no such event')
      return event
    },
    /** The `stripe-signature` of a body, made `ageSeconds` ago. */
    sign(body: string, { ageSeconds = 0, secret = stripeWebhookSecret } = {}): string {
      const at = Math.floor(Date.now() / 1000) - ageSeconds
      return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
    }
  }
}
