import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@formwright/proto-events/services'
import { root } from '../local/settings/settings.ts'

const FACTS = 'proto-events/src'

/** The list of all facts: a file each, in its owner's folder, exported under the file's name in camel case. */
export function factList(): Map<string, string> {
  const lines = serviceNames
    .filter((owner) => existsSync(join(root, FACTS, owner)))
    .flatMap((owner) => readdirSync(join(root, FACTS, owner)).map((file) => `${owner}/${file}`))
    .sort()
    .map((path) => `export { ${exportOf(path)} } from '../${path}'\n`)
  return new Map([
    [`${FACTS}/generated/facts.ts`, `// Made by \`npm run generate\` from the folders beside.\n\n${lines.join('')}`]
  ])
}

/** `checkout/payment-completed.ts` declares `paymentCompleted`. */
const exportOf = (path: string) =>
  path.slice(path.indexOf('/') + 1, -'.ts'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
