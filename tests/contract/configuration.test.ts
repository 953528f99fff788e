import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommonConfig } from '@formwright/kit/process/config'
import { services as entries, roleOf, serviceNames, urlVariable } from '@formwright/proto-events/services'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { makeContext } from '../../deploy/local/context.ts'
import { gateway, programEnv, services, worker } from '../../deploy/local/processes/processes.ts'
import { loadSecrets } from '../../deploy/local/settings/secrets.ts'
import { readPorts, root } from '../../deploy/local/settings/settings.ts'
import { loadConfig as gatewayConfig } from '../../gateway/src/config.ts'
import { loadConfig as workerConfig } from '../../services/documents/worker/config.ts'

interface Process {
  name: string
  /** Folder with the README, and the file that reads the environment. */
  room: string
  file: string
  load: () => unknown
  /** In docker-compose.yml. */
  container: string
  /** Stage of the Dockerfile, whose `ENV` counts too. */
  stage: string
}

const service = async (name: string): Promise<Process> => ({
  name,
  room: `services/${name}`,
  file: `services/${name}/src/config.ts`,
  load: ((await import(`@formwright/${name}/config`)) as { loadConfig: () => unknown }).loadConfig,
  container: name,
  stage: 'service'
})

const processes: Process[] = [
  ...(await Promise.all(serviceNames.map(service))),
  {
    name: 'worker',
    room: 'services/documents/worker',
    file: 'services/documents/worker/config.ts',
    load: workerConfig,
    container: 'documents-worker',
    stage: 'worker'
  },
  {
    name: 'gateway',
    room: 'gateway',
    file: 'gateway/src/config.ts',
    load: gatewayConfig,
    container: 'gateway',
    stage: 'gateway'
  }
]

const text = (path: string) => readFileSync(join(root, path), 'utf8')
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

/** The variables of a schema, as its file spells them. */
function variablesOf({ file }: Process): string[] {
  const source = text(file)
  const own = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name)
  const common = source.includes('...CommonConfig') ? Object.keys(CommonConfig) : []
  const upstreams = source.includes('...addresses()') ? [...serviceNames, 'worker'].map(urlVariable) : []
  return sorted([...own, ...common, ...upstreams])
}

/** What an empty environment lacks, in the words of the error that would end the process. */
function requiredOf({ load }: Process): string[] {
  const { env } = process
  process.env = {}
  try {
    load()
    return []
  } catch (error) {
    return sorted([...(error as Error).message.matchAll(/([A-Z0-9_]+) is missing/g)].map(([, name = '']) => name))
  } finally {
    process.env = env
  }
}

/** What a README calls a variable: in code, in capitals. `HOST` and `PORT` alone have no underscore. */
const namedIn = (readme: string) =>
  sorted(
    [...readme.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
      [...code.matchAll(/(?<![\w-])(HOST|PORT|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w-])/g)].map(([, name = '']) => name)
    )
  )

/** The `ENV` of a stage and of those it is made from. */
function imageEnv(stage: string): string[] {
  const stages = [...text('deploy/docker/Dockerfile').matchAll(/^FROM (\S+) AS (\S+)\n((?:(?!^FROM )[^\n]*\n?)*)/gm)]
  const found = stages.find(([, , name]) => name === stage)
  if (!found) return []
  const [, from = '', , body = ''] = found
  const own = [...body.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/([A-Z0-9_]+)=/g)].map(([, name = '']) => name)
  )
  return [...own, ...imageEnv(from)]
}

interface Container {
  command?: string[]
  environment?: Record<string, unknown>
  volumes?: string[]
  depends_on?: Record<string, unknown>
}

const compose = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Container>
  volumes: Record<string, unknown>
}

const dataDir = mkdtempSync(join(tmpdir(), 'formwright-configuration-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const context = makeContext({ env: {}, ports: readPorts({}), dataDir, secrets: loadSecrets(dataDir) })

describe.each(processes)('$name', (one) => {
  const variables = variablesOf(one)
  const required = requiredOf(one)

  it('says in its README what it reads, and nothing else', () => {
    expect(namedIn(text(`${one.room}/README.md`))).toEqual(variables)
  })

  it('is given what it cannot do without, on a workstation', () => {
    const program = [...services, worker, gateway].find(({ name }) => name === one.name)
    if (!program) throw new Error(`No program ${one.name}`)
    const given = programEnv(program, { ...context, chromiumPath: '/usr/bin/chromium' })
    expect(required).toContain('NATS_URL')
    expect(required.filter((name) => !given[name])).toEqual([])
  })

  it('is given it in containers', () => {
    const environment = Object.keys(compose.services[one.container]?.environment ?? {})
    const given = [...environment.map((name) => name.replace(/_FILE$/, '')), ...imageEnv(one.stage)]
    expect(required.filter((name) => !given.includes(name))).toEqual([])
  })
})

describe.each(serviceNames)('the container of %s', (name) => {
  const container = compose.services[name] ?? {}

  it('starts its folder with its own keys, and the gateway waits for it', () => {
    expect(container.command).toEqual(['node', `services/${name}/src/main.ts`])
    expect(container.volumes).toContain(`keys-${name}:/keys:ro`)
    expect(compose.services['keys']?.volumes).toContain(`keys-${name}:/keys/${roleOf(name)}`)
    expect(Object.keys(compose.volumes)).toContain(`keys-${name}`)
    expect(Object.keys(compose.services['gateway']?.depends_on ?? {})).toContain(name)
  })

  it('is told the addresses of those whom it asks, and of nobody else', () => {
    const told = serviceNames.filter((other) => container.environment?.[urlVariable(other)] !== undefined)
    expect(told.sort()).toEqual([...entries[name].needs].sort())
    for (const other of told) expect(container.environment?.[urlVariable(other)]).toBe(`http://${other}:8080`)
  })

  it('is in the image', () => {
    expect(text('deploy/docker/Dockerfile')).toContain(`COPY services/${name}/package.json services/${name}/\n`)
  })
})
