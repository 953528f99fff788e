import { createServer } from 'node:net'
import { type PortName, type Ports, portVariable, SetupError } from './settings.ts'

/**
 * Makes sure that each port is free before anything starts.
 * Throws SetupError naming every taken port, who wanted it, and the variable that moves it.
 */
export async function requireFreePorts(ports: Ports, wanted: { name: PortName; host: string }[]): Promise<void> {
  const checks = wanted.map(async ({ name, host }) => ({ name, problem: await listenProblem(ports[name], host) }))
  const taken = (await Promise.all(checks)).filter((check) => check.problem !== null)
  if (taken.length === 0) return
  const lines = taken.map(({ name, problem }) => `  ${ports[name]} for ${name} (${portVariable(name)}): ${problem}`)
  throw new SetupError(
    [
      taken.length === 1 ? 'A port cannot be used:' : 'Some ports cannot be used:',
      ...lines,
      'Stop what uses it, or set another: PORT moves them all, e.g. PORT=8180 npm start.'
    ].join('\n')
  )
}

/** Why nothing can listen there, or null when it can. */
export function listenProblem(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('another program listens there')
      else if (error.code === 'EACCES') resolve('this user may not listen there')
      else resolve(error.message)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)))
  })
}
