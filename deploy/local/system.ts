import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureProgramsBuilt } from '../build/programs.ts'
import { ensureWebBuilt } from '../build/web.ts'
import { type Chromium, findChromium } from './chromium.ts'
import { printReport, type Report, silentReport } from './console.ts'
import { type Context, type LocalParts, type Login, localParts, makeContext, postgresUrl } from './context.ts'
import { natsStore, prepareNats, renewAfterFullDisk } from './nats/nats.ts'
import { findNats, type NatsProgram } from './nats/nats-program.ts'
import { openParts, type Parts } from './parts.ts'
import { clearPostgres, preparePostgres, waitForPostgres } from './postgres/postgres.ts'
import { ensureDatabases } from './postgres/postgres-roles.ts'
import { type Guarded, startGuard } from './processes/guarded.ts'
import { gateway, mailbox, sandbox, services, worker } from './processes/processes.ts'
import { stopOrder } from './processes/stop-order.ts'
import { defaultRestartPolicy, type RestartPolicy } from './processes/supervised-process.ts'
import { openRunFile, type RunFile } from './run-file.ts'
import { requireLiveSetup } from './settings/live-setup.ts'
import { requireFreePorts } from './settings/port-check.ts'
import { loadSecrets } from './settings/secrets.ts'
import { type Env, type PortName, type Ports, readPorts, root, SetupError } from './settings/settings.ts'
import { greets, httpStatus, waitUntil } from './wait.ts'

/** How to boot. Everything has a default; tests give a port base and a data folder of their own. */
export type BootOptions = {
  /** The gateway's port; the others follow. Default: PORT, else 8080. */
  portBase?: number
  /** Default: DATA_DIR, else `.local`. */
  dataDir?: string
  /** Default: process.env. Read as `npm start` reads it; the rest is inherited by the services. */
  env?: Env
  /** Say nothing on the terminal. */
  quiet?: boolean
  /** Where events go instead of the terminal. */
  report?: Report
  restartPolicy?: Partial<RestartPolicy>
  /** False leaves web/dist as it is. */
  buildWeb?: boolean
  /** How long to wait for the gateway's /readyz. Default three minutes. */
  readyTimeoutMs?: number
}

/** Where the parts of a running system are and what opens them: plain data. */
export type SystemFacts = {
  /** For people and browsers. */
  addresses: { site: string; mailbox: string; sandbox: string; smtp: string; nats: string }
  ports: Ports
  logins: { admin: Login; support: Login }
  /** By role: `checkout`, `support_chat`, `documents_worker` …; `postgres` is the superuser of the embedded server. */
  databaseUrls: Record<string, string>
  dataDir: string
  /** JetStream's files: may be removed while nats is stopped. */
  natsStore: string
  /** Key of the payment sandbox's API, for tests that talk to it. */
  stripeSecretKey: string
  /** Signs and checks calls between services, for tests that make one. */
  internalSecret: string
  chromium: Chromium
  /** Where the parts come from, for the boot lines. */
  parts: { nats: string; postgres: string }
}

/** A running system, and what one can do to it. */
export type System = SystemFacts & {
  names: () => string[]
  pid: (name: string) => number | undefined
  restarts: (name: string) => number
  /** Sends a signal (SIGKILL unless said otherwise); the supervisor starts the process again after its delay. */
  kill: (name: string, signal?: NodeJS.Signals) => Promise<void>
  /** Ends the process and leaves it down until `startPart`. */
  stopPart: (name: string, signal?: NodeJS.Signals) => Promise<void>
  startPart: (name: string) => Promise<void>
  /** Ends it in good order and starts it again at once. */
  restart: (name: string) => Promise<void>
  /** Waits for the gateway's /readyz to be 200. */
  waitUntilReady: (timeoutMs?: number) => Promise<void>
  /** Ends everything in reverse order; data stays. */
  stop: () => Promise<void>
  /** Ends everything and removes the data. */
  destroy: () => Promise<void>
}

/** A system that has been asked for; `stop` may be called at any time, also while it boots. */
export type Boot = { ready: Promise<System>; stop: () => Promise<void> }

/** Boots the whole system and waits until it is ready. Throws SetupError with a sentence for a person. */
export function bootSystem(options: BootOptions = {}): Promise<System> {
  return startBoot(options).ready
}

/** Begins to boot. What was started is ended when `ready` rejects. */
export function startBoot(options: BootOptions = {}): Boot {
  const env = options.env ?? process.env
  const report = options.report ?? (options.quiet ? silentReport : printReport)
  const dataDir = resolve(options.dataDir ?? (env['DATA_DIR'] || join(root, '.local')))
  const policy = { ...defaultRestartPolicy, ...options.restartPolicy }
  let runFile: RunFile | undefined
  let guard: Guarded | undefined
  let parts: Parts | undefined
  let stopping: Promise<void> | undefined
  let unwatchDisk: (() => void) | undefined

  const goOn = (): void => {
    if (stopping) throw new SetupError('The start was stopped.')
  }

  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      runFile?.leave()
      unwatchDisk?.()
      if (parts) await stopInOrder(parts)
      guard?.close()
      runFile?.close()
    })()
    return stopping
  }

  const start = async (): Promise<System> => {
    requireLiveSetup(env)
    const ports = readPorts(env, options.portBase)
    const local = localParts(env)
    mkdirSync(dataDir, { recursive: true })
    const secrets = loadSecrets(dataDir)
    runFile = await openRunFile(dataDir, report)
    const context = makeContext({ env, ports, dataDir, secrets })
    await requireOurPorts(context, local)
    guard = startGuard()
    parts = openParts({ context, report, policy, onPid: noteIn(runFile, guard) })
    const running = parts

    const web = options.buildWeb === false ? Promise.resolve(false) : ensureWebBuilt()
    const nats = local.nats ? startNats(running, context, report) : Promise.resolve(null)
    const postgres = local.postgres ? startPostgres(running, context, report) : Promise.resolve(null)
    const browser = Promise.resolve().then(() => findChromium(env, dataDir, report))
    const standIns = ensureProgramsBuilt().then(() =>
      Promise.all([local.mailbox ? running.run(mailbox) : null, local.sandbox ? running.run(sandbox) : null])
    )
    await allDone([web, nats, postgres, browser, standIns])
    if (local.nats) unwatchDisk = renewAfterFullDisk({ dataDir, server: running.get('nats'), report })
    if (await web) report('web', 'built')
    goOn()

    const chromium = await browser
    context.chromiumPath = chromium.path
    await Promise.all([...services, gateway, worker].map((program) => running.run(program)))
    goOn()

    const waitUntilReady = (timeoutMs = 180_000): Promise<void> => waitForGateway(ports.gateway, timeoutMs, goOn)
    await waitUntilReady(options.readyTimeoutMs)
    const natsProgram = await nats
    return {
      addresses: {
        site: context.origins[0] ?? `http://localhost:${ports.gateway}`,
        mailbox: `http://localhost:${ports.mailbox}`,
        sandbox: `http://localhost:${ports.sandbox}`,
        smtp: context.smtpUrl,
        nats: context.natsUrl
      },
      ports,
      logins: context.logins,
      databaseUrls: {
        ...context.databaseUrls,
        ...(local.postgres ? { postgres: superuserUrl(context) } : {})
      },
      dataDir,
      natsStore: natsStore(dataDir),
      stripeSecretKey: context.stripe.secretKey,
      internalSecret: secrets.internalSecret,
      chromium,
      parts: {
        nats: natsProgram ? `nats-server ${natsProgram.version}, ${natsProgram.from}` : 'NATS_URL',
        postgres: (await postgres) ?? '*_DATABASE_URL'
      },
      names: running.names,
      pid: (name) => running.get(name).pid(),
      restarts: (name) => running.get(name).restarts(),
      kill: (name, signal = 'SIGKILL') => running.get(name).kill(signal),
      stopPart: (name, signal) => running.get(name).stop(signal ? { signal } : {}),
      startPart: (name) => running.get(name).start(),
      restart: async (name) => {
        await running.get(name).stop()
        await running.get(name).start()
      },
      waitUntilReady,
      stop,
      destroy: async () => {
        await stop()
        clearPostgres(dataDir)
        rmSync(dataDir, { recursive: true, force: true })
      }
    }
  }

  const ready = start().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { ready, stop }
}

/** Children are known in two places: on disk for a next start, and to the guard in case this process dies. */
const noteIn =
  (runFile: RunFile, guard: Guarded) =>
  (name: string, pid: number | undefined): void => {
    runFile.note(name, pid)
    guard.note(name, pid)
  }

async function startPostgres(parts: Parts, context: Context, report: Report): Promise<string> {
  const { dataDir, ports, secrets } = context
  const { spec } = await preparePostgres({ dataDir, port: ports.postgres, secrets, report })
  const server = await parts.add(spec)
  const url = superuserUrl(context)
  await waitForPostgres({
    url,
    timeoutMs: 60_000,
    hopeless: () => server.restarts() >= 3,
    lastWords: () => parts.lastWords('postgres')
  })
  await ensureDatabases(url, secrets.databasePasswords)
  return `PostgreSQL 18, embedded, port ${ports.postgres}`
}

async function startNats(parts: Parts, context: Context, report: Report): Promise<NatsProgram> {
  const { dataDir, ports } = context
  const program = await findNats(join(root, '.local', 'bin'), report)
  await parts.add(prepareNats({ dataDir, port: ports.nats, program }))
  if (await waitUntil(() => greets(ports.nats, 'INFO'), 15_000)) return program
  const words = parts.lastWords('nats').slice(-4).join('\n  ')
  throw new SetupError(`NATS did not start within 15 s. It said:\n  ${words}`)
}

async function stopInOrder(parts: Parts): Promise<void> {
  parts.close()
  for (const { names, graceMs } of stopOrder) await parts.stop(names, graceMs)
}

async function requireOurPorts(context: Context, local: LocalParts): Promise<void> {
  const names = [gateway, worker, ...services].map((program) => program.name)
  const inner: PortName[] = names.filter((name) => name !== 'gateway')
  const doors: PortName[] = ['gateway']
  if (local.postgres) inner.push('postgres')
  if (local.nats) inner.push('nats')
  if (local.mailbox) {
    doors.push('mailbox')
    inner.push('smtp')
  }
  if (local.sandbox) doors.push('sandbox')
  await requireFreePorts(context.ports, [
    ...doors.map((name) => ({ name, host: context.host })),
    ...inner.map((name) => ({ name, host: '127.0.0.1' }))
  ])
}

async function waitForGateway(port: number, timeoutMs: number, goOn: () => void): Promise<void> {
  const url = `http://127.0.0.1:${port}/readyz`
  const ready = await waitUntil(
    async () => {
      goOn()
      return (await httpStatus(url, 3_000)) === 200
    },
    timeoutMs,
    150
  )
  if (ready) return
  const body = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    .then((response) => response.text())
    .catch(() => 'the gateway does not answer')
  throw new SetupError(`The system was not ready within ${Math.round(timeoutMs / 1000)} s: ${body}`)
}

function superuserUrl(context: Context): string {
  return postgresUrl(context.ports, 'postgres', context.secrets.postgresPassword, 'postgres')
}

/** Waits for all, also when one fails, so that none goes on behind the back of a stop; then throws the first failure. */
async function allDone(tasks: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
