import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { root } from '../../../deploy/local/settings/settings.ts'
import { asRole, chromiumPath, natsUrl } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { findFreePorts } from '../../support/free-ports.ts'
import { authPublicKeys, contentKey, internalSecret } from './support.ts'

/** The service and its workers as processes of their own, on the database at `url`. Ended after the file's tests. */
export function processesOn(url: string) {
  const children: { child: ChildProcess; exit: Promise<unknown> }[] = []
  afterAll(async () => {
    for (const { child } of children) child.kill('SIGTERM')
    await Promise.all(children.map(({ exit }) => exit))
  })

  async function run(script: string, env: Record<string, string>) {
    const port = await findFreePorts(1)
    const common = { NATS_URL: natsUrl(), CONTENT_KEY: contentKey, LOG_LEVEL: 'silent', PORT: String(port) }
    const child = spawn(process.execPath, [join(root, 'services/documents', script)], {
      env: { PATH: process.env['PATH'], ...common, ...env },
      stdio: 'ignore'
    })
    children.push({ child, exit: once(child, 'exit') })
    const address = `http://127.0.0.1:${port}`
    await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), 40_000)
    return { child, address }
  }

  return {
    startWorker: (lanes = 1) =>
      run('worker/main.ts', {
        DATABASE_URL: asRole(url, 'documents_worker'),
        CHROMIUM_PATH: chromiumPath(),
        WORKER_LANES: String(lanes)
      }),
    startService: () =>
      run('src/main.ts', {
        DATABASE_URL: url,
        AUTH_PUBLIC_KEYS: authPublicKeys,
        INTERNAL_SECRET: internalSecret,
        // Asked before anybody's answers are deleted; here there is nobody.
        CHECKOUT_URL: 'http://127.0.0.1:1',
        AUTH_URL: 'http://127.0.0.1:1'
      })
  }
}
