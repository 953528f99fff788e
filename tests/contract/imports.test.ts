import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { serviceNames } from '@formwright/proto-events/services'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Inside a service an import may only go down. */
const layers = ['main', 'app', 'consumers', 'routes', 'domain', 'content', 'repositories', 'tables']

interface Import {
  file: string
  target: string
}

const imports: Import[] = globSync('{proto-events,services,gateway,web,tests}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('node_modules') && !file.includes('/dist/'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => ({
      file,
      target: match[1]?.startsWith('.') ? normalize(join(file, '..', match[1])) : (match[1] ?? '')
    }))
  )

const roomOf = (path: string) =>
  path.startsWith('@formwright/')
    ? path.split('/').slice(0, 2).join('/')
    : path
        .split('/')
        .slice(0, path.startsWith('services') ? 2 : 1)
        .join('/')

const of = (room: string) => imports.filter(({ file }) => file.startsWith(`${room}/`) && !file.endsWith('.test.ts'))
const ours = (list: Import[]) =>
  list.filter(({ target }) => /^(@formwright|services|gateway|web|tests|proto-events|deploy)\b/.test(target))
const offences = (list: Import[]) => list.map(({ file, target }) => `${file} imports ${target}`)

it('keeps the contract room free of everything but typebox', () => {
  const foreign = of('proto-events').filter(
    ({ target }) => !target.startsWith('typebox') && roomOf(target) !== 'proto-events'
  )
  expect(offences(foreign)).toEqual([])
})

it('lets the kit import the contract room alone', () => {
  const foreign = ours(of('services/kit')).filter(
    ({ target }) => roomOf(target) !== 'services/kit' && roomOf(target) !== '@formwright/proto-events'
  )
  expect(offences(foreign)).toEqual([])
})

it('keeps the interview free of everything: server and browser run it', () => {
  expect(offences(of('services/interview').filter(({ target }) => roomOf(target) !== 'services/interview'))).toEqual([])
})

it.each(serviceNames)('lets %s import itself, the kit and the contract room, never another service', (service) => {
  const foreign = ours(of(`services/${service}`)).filter(
    ({ target }) =>
      roomOf(target) !== `services/${service}` &&
      !/^@formwright\/(kit|proto-events)\b/.test(target) &&
      !(service === 'documents' && target.startsWith('@formwright/interview/'))
  )
  expect(offences(foreign)).toEqual([])
})

it.each(serviceNames)('lets imports inside %s go down only, never up', (service) => {
  const layerOf = (path: string) => layers.indexOf(path.replace(`services/${service}/src/`, '').split(/[/.]/)[0] ?? '')
  const upward = of(`services/${service}/src`).filter(({ file, target }) => {
    const [from, to] = [layerOf(file), layerOf(target)]
    return target.startsWith(`services/${service}/src`) && from >= 0 && to >= 0 && to < from
  })
  expect(offences(upward)).toEqual([])
})

it('gives the gateway the kit and the contract room alone', () => {
  const foreign = ours(of('gateway')).filter(
    ({ target }) => roomOf(target) !== 'gateway' && !/^@formwright\/(kit|proto-events)\b/.test(target)
  )
  expect(offences(foreign)).toEqual([])
})

it('gives the web nothing of ours but the interview, and the types of frames', () => {
  const foreign = ours(of('web')).filter(
    ({ target }) => roomOf(target) !== 'web' && !/^@formwright\/(interview|proto-events\/frames)\//.test(target)
  )
  expect(offences(foreign)).toEqual([])
})

it('keeps the features of the web apart from each other, and shared code below them', () => {
  const featureOf = (path: string) => /^web\/src\/features\/([^/]+)/.exec(path)?.[1]
  const sideways = of('web/src').filter(({ file, target }) => {
    const [from, to] = [featureOf(file), featureOf(target)]
    if (from !== undefined) return (to !== undefined && to !== from) || target.startsWith('web/src/app/pages')
    return /^web\/src\/(components|lib)\//.test(file) && (to !== undefined || target.startsWith('web/src/app/'))
  })
  expect(offences(sideways)).toEqual([])
})

it('reads the types of our HTTP in one place of the web: a shape of it is written nowhere else', () => {
  const reading = of('web').filter(({ target }) => target === 'web/src/lib/api/generated/openapi.d.ts')
  expect(reading.map(({ file }) => file)).toEqual(['web/src/lib/api/routes.ts'])
})

it('lets one file know the NATS client', () => {
  const knowing = imports.filter(({ file, target }) => target === 'nats' && !file.startsWith('tests/'))
  expect(knowing.map(({ file }) => file)).toEqual(['services/kit/src/facts/broker.ts'])
})

it('reads the environment in one place', () => {
  const readers = globSync('{services,gateway,proto-events}/**/{src,worker}/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('node_modules') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env'))
  expect(readers).toEqual(['services/kit/src/process/config.ts'])
})
