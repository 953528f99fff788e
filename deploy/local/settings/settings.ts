import { resolve } from 'node:path'
import { roleOf, type ServiceName, serviceNames, services } from '@formwright/proto-events/services'

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..', '..', '..')

/** Every port the system listens on, by the process that wants it; the gateway's is PORT, the rest follow it. */
export const portOffsets = {
  gateway: 0,
  ...servicePorts(),
  worker: 8,
  postgres: 9,
  nats: 10,
  mailbox: 11,
  smtp: 12,
  sandbox: 13
} as const

function servicePorts(): Record<ServiceName, number> {
  return Object.fromEntries(serviceNames.map((name) => [name, services[name].port])) as Record<ServiceName, number>
}

/** A process or door of the system that owns a port. */
export type PortName = keyof typeof portOffsets

/** The ports of one running system. */
export type Ports = Record<PortName, number>

/** Environment variables, as Node gives them. */
export type Env = Record<string, string | undefined>

/** A mistake the person at the terminal can mend; shown without a stack. */
export class SetupError extends Error {}

/** The variable that moves one port: GATEWAY is PORT itself, `support-chat` is SUPPORT_CHAT_PORT. */
export function portVariable(name: PortName): string {
  return name === 'gateway' ? 'PORT' : `${roleOf(name).toUpperCase()}_PORT`
}

/** Reads PORT and its followers. Throws SetupError on a bad number or on two doors with one port. */
export function readPorts(env: Env, base?: number): Ports {
  const first = base ?? parsePort('PORT', env['PORT'], 8080)
  const names = Object.keys(portOffsets) as PortName[]
  const entries = names.map((name) => {
    const own = name === 'gateway' ? undefined : env[portVariable(name)]
    return [name, parsePort(portVariable(name), own, first + portOffsets[name])] as const
  })
  const seen = new Map<number, PortName>()
  for (const [name, port] of entries) {
    const other = seen.get(port)
    if (other)
      throw new SetupError(
        `${portVariable(name)} and ${portVariable(other)} are both ${port}: give one of them another.`
      )
    seen.set(port, name)
  }
  return Object.fromEntries(entries) as Ports
}

function parsePort(variable: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupError(`${variable}=${value} is not a port (1 to 65535).`)
  }
  return port
}
