import { gzipSync } from 'node:zlib'
import { visit } from './browser.ts'
import type { Site } from './site.ts'

/** What a public page may load of JavaScript before anybody touches it, gzipped. */
export const SCRIPT_LIMIT_BYTES = 95_000

/** Bytes of JavaScript, each file gzipped, that a first visit of the page loads until the network is quiet. */
export async function initialScript(site: Site, address: string): Promise<number> {
  const guest = await visit(site)
  const sizes: Promise<number>[] = []
  guest.page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await guest.page.goto(address, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await guest.context.close()
  return bytes
}
