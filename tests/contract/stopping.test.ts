import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSE_WITHIN_MS } from '@formwright/kit/process/close'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { gateway, services, worker } from '../../deploy/local/processes/processes.ts'
import { stopOrder } from '../../deploy/local/processes/stop-order.ts'
import { root } from '../../deploy/local/settings/settings.ts'

interface Service {
  command?: string[]
  build?: { target?: string }
  stop_grace_period?: string
}

const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true })
const ours = Object.entries<Service>(compose.services).filter(
  ([, { command, build }]) =>
    command?.some((word) => word.endsWith('main.ts')) || ['gateway', 'worker'].includes(build?.target ?? '')
)

it('covers every process of ours', () => {
  expect(ours).toHaveLength(services.length + 3)
})

it.each(ours)('gives %s in Compose longer to end than it takes', (_name, { stop_grace_period: grace }) => {
  expect(grace).toMatch(/^\d+s$/)
  expect(Number.parseInt(grace ?? '', 10) * 1000).toBeGreaterThan(CLOSE_WITHIN_MS)
})

it.each([gateway, worker, ...services])('gives $name in local boot longer to end than it takes', ({ name }) => {
  const waves = stopOrder.filter(({ names }) => names.includes(name))
  expect(waves.map(({ graceMs }) => graceMs > CLOSE_WITHIN_MS)).toEqual([true])
})
