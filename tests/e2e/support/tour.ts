import { customer } from '../../support/customer.ts'
import { type Address, addresses, addressesOfACustomer } from './addresses.ts'
import { type Visit, visit } from './browser.ts'
import type { Site } from './site.ts'

const AT_ONCE = 3

export interface Tour {
  /** Opens every address in a browser of its own, a few at a time, and shows it once it has come to rest. */
  each(
    options: { width: number; dark: boolean },
    look: (address: Address, guest: Visit) => Promise<void>
  ): Promise<void>
}

/** Every address of the site, or those of the `names`, with the accounts and documents that some of them need. */
export async function tourOf(site: Site, names: readonly string[] = []): Promise<Tour> {
  const all = [...addresses, ...(await addressesOfACustomer(site))].filter(
    ({ name }) => names.length === 0 || names.includes(name)
  )
  const tokens = { customer: await registered(site), admin: await admins(site) }
  return {
    async each(options, look) {
      const waiting = [...all]
      const stopAt = async ({ path, as }: Address): Promise<Visit> => {
        const token = as && tokens[as]
        const guest = await visit(site, { ...options, ...(token ? { token } : {}) })
        await guest.page.goto(path)
        await guest.page.locator('main h1').first().waitFor()
        await guest.page.waitForLoadState('networkidle')
        return guest
      }
      const walk = async () => {
        for (let address = waiting.shift(); address; address = waiting.shift()) {
          const { name } = address
          try {
            const guest = await stopAt(address)
            await look(address, guest)
            await guest.context.close()
          } catch (cause) {
            throw new Error(`${name}: ${(cause as Error).message}`, { cause })
          }
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, walk))
    }
  }
}

async function registered({ system }: Site): Promise<string> {
  const { call, email } = customer(system)
  const account = { email, password: 'a long and unusual phrase', first_name: 'Marguerite', last_name: 'Núñez' }
  return (await call('POST', '/api/auth/register', account)).body.token
}

async function admins({ system }: Site): Promise<string> {
  return (await customer(system).call('POST', '/api/auth/login', system.logins.admin)).body.token
}
