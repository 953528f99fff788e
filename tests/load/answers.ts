import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { System } from '../../deploy/local/system.ts'
import type { Figure } from './report.ts'
import { sideBySide, withBare } from './side-by-side.ts'

const LEAST_OF_BARE = 0.5
const LEAST_OF_PROXY = 0.9
const ANSWERS = [
  ['catalog', '/api/services'],
  ['catalog', '/api/services/simple-will'],
  ['documents', '/api/questionnaire/simple-will'],
  ['support-chat', '/api/help/articles']
] as const

type Ports = Pick<System, 'ports' | 'pid'>

const serverOf = ({ ports, pid }: Ports, name: keyof System['ports']) => ({
  url: `http://127.0.0.1:${ports[name]}`,
  pid: pid(name)
})

/** What is asked for most, at the service itself, beside a bare Fastify that answers the same bytes. */
export async function measureAnswers(system: Ports): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'formwright-answers-'))
  const file = join(folder, 'answer.json')
  const figures: Figure[] = []
  for (const [service, path] of ANSWERS) {
    const ours = serverOf(system, service)
    writeFileSync(file, await (await fetch(ours.url + path)).text())
    figures.push(
      await withBare(['bytes', file], (bare) => sideBySide(`GET ${path}`, { path, ours, bare, least: LEAST_OF_BARE }))
    )
  }
  rmSync(folder, { recursive: true })
  return figures
}

/** The gateway beside a plain `@fastify/http-proxy` before the same service. */
export async function measureGateway(system: Ports): Promise<Figure[]> {
  const path = '/api/services/simple-will'
  const ours = serverOf(system, 'gateway')
  return withBare(['proxy', serverOf(system, 'catalog').url], async (bare) => [
    await sideBySide(`GET ${path}, gateway`, { path, ours, bare, least: LEAST_OF_PROXY })
  ])
}
