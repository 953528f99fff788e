import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '../../deploy/local/console.ts'
import { bootSystem, type System } from '../../deploy/local/system.ts'
import { findFreePorts } from './free-ports.ts'

/** Limits that a crowd from one address would meet at once; each has tests of its own. */
const unlimited = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_LOGIN_PER_MINUTE: '1000000',
  RATE_LIMIT_PROMO_PER_MINUTE: '1000000',
  RATE_LIMIT_PREVIEW_PER_MINUTE: '1000000',
  RATE_LIMIT_REFUSED_PER_MINUTE: '1000000',
  LOOKUP_LIMIT: '1000000',
  GENERATE_LIMIT: '1000000',
  DRAFTS_LIMIT: '1000000',
  MAIL_LIMIT: '1000000',
  MAIL_LIMIT_PER_ADDRESS: '1000000',
  SESSIONS_LIMIT: '1000000',
  UNKNOWN_SESSIONS_LIMIT: '1000000',
  REGISTER_LIMIT_PER_HOUR: '1000000',
  FORGOT_LIMIT_PER_HOUR: '1000000',
  RESET_MAILS_PER_HOUR: '1000000',
  TRIAL_LIMIT_PER_HOUR: '1000000',
  CHAT_LIMIT_PER_HOUR: '1000000',
  CHAT_MESSAGE_LIMIT_PER_HOUR: '1000000'
}

/** What `npm start` reads, without what this process was told about ports, parts and log-ins. */
export const systemEnv = (env: Record<string, string>) => ({ ...withoutPorts(process.env), ...unlimited, ...env })

/** The whole system on free ports with data of its own, as `npm start` runs it. `destroy()` removes all of it. */
export async function startSystem(env: Record<string, string> = {}, report?: Report): Promise<System> {
  return bootSystem({
    portBase: await findFreePorts(),
    dataDir: mkdtempSync(join(tmpdir(), 'formwright-system-')),
    env: systemEnv(env),
    quiet: process.env['TEST_LOG_LEVEL'] === undefined,
    restartPolicy: { firstDelayMs: 200, longestDelayMs: 2_000 },
    ...(report ? { report } : {})
  })
}

const withoutPorts = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(PORT|.*_PORT|DATA_DIR|.*_URL|(ADMIN|SUPPORT|STRIPE)_.*)$/.test(name))
  )
