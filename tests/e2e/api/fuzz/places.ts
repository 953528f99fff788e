import fc from 'fast-check'
import { bodyOf, type Route } from '../../../support/open-api.ts'
import type { Request } from '../requests.ts'
import { type Hazard, hazardFor, inAddress } from './hazards.ts'

/** A request as it goes over the wire. */
export interface Wire {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** One place of a route, and all the ways in which what stands there is made wrong. */
export interface Place {
  name: string
  spoilt: fc.Arbitrary<(good: Request) => Wire>
}

const JSON_TYPE = { 'content-type': 'application/json' }
const HOLE = '\u2063hole\u2063'

/** Every place of a route where somebody could put something: each field, each parameter, the body, the address, the head. */
export function placesOf(route: Route, good: Request): Place[] {
  const parameters = route.operation.parameters ?? []
  const query = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => inQuery(name))
  const params = parameters.filter(({ in: where }) => where === 'path').map(({ name }) => inPath(route, name))
  const body = good.body === undefined ? [] : [...fields(route, good.body).map(inField), wholeBody]
  return [...query, ...params, ...body, inQuery('unknown'), address, head]
}

type Path = (string | number)[]

/** The fields of a good body, to the bottom, and those of its schema that it leaves out. */
function fields(route: Route, body: unknown): { at: Path; good: unknown }[] {
  const known = Object.keys(bodyOf(route.operation)?.schema?.properties ?? {})
  const absent = known.filter((name) => !Object.hasOwn(body as object, name))
  return [...leaves(body, []), ...absent.map((name) => ({ at: [name], good: '' }))]
}

function leaves(value: unknown, at: Path): { at: Path; good: unknown }[] {
  const here = at.length === 0 ? [] : [{ at, good: value }]
  if (typeof value !== 'object' || value === null) return here
  const inner = Object.entries(value).slice(0, 12)
  return [...here, ...inner.flatMap(([key, item]) => leaves(item, [...at, Array.isArray(value) ? Number(key) : key]))]
}

const inField = ({ at, good }: { at: Path; good: unknown }): Place => ({
  name: at.join('.'),
  spoilt: hazardFor(good).map(
    (hazard) =>
      ({ method, path, body }): Wire => ({ method, path, headers: JSON_TYPE, body: filled(body, at, hazard) })
  )
})

/** The body as JSON with the hazard, whatever its bytes are, at one place. */
function filled(body: unknown, at: Path, hazard: Hazard): Buffer {
  const copy = structuredClone(body) as Record<string | number, unknown>
  let inner = copy
  for (const key of at.slice(0, -1)) inner = inner[key] as Record<string | number, unknown>
  inner[at.at(-1) ?? ''] = HOLE
  const [before = '', after = ''] = JSON.stringify(copy).split(JSON.stringify(HOLE))
  return Buffer.concat([Buffer.from(before), Buffer.from(hazard as string), Buffer.from(after)])
}

const wholeBody: Place = {
  name: 'the body',
  spoilt: fc.constantFrom(
    ...[
      (good: string) => `${good}x`,
      (good: string) => good.slice(0, -1),
      () => '',
      () => 'null',
      () => '[]',
      () => '"text"',
      () => '{',
      (good: string) => `[${good}]`,
      (good: string) => good.replace('{', '{"__proto__":{"role":"admin"},'),
      (good: string) => good.replace('{', '{"constructor":{"prototype":{"role":"admin"}},'),
      (good: string) => good.replace('{', '{"role":"admin","price":0,'),
      (good: string) => good.replace('{', '{"toString":1,"":2,'),
      (good: string) => good.replace('{', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)},`),
      (good: string) => good.replace('{', `{"${'k'.repeat(60_000)}":1,`),
      (good: string) => good.padEnd(300_000),
      (good: string) => `\uFEFF${good}`
    ].map(
      (spoil) =>
        ({ method, path, body }: Request): Wire => ({
          method,
          path,
          headers: JSON_TYPE,
          body: Buffer.from(spoil(JSON.stringify(body)))
        })
    ),
    ...[
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json-patch+json',
      'APPLICATION/JSON',
      'json',
      ';'
    ].map(
      (type) =>
        ({ method, path, body }: Request): Wire => ({
          method,
          path,
          headers: { 'content-type': type },
          body: Buffer.from(JSON.stringify(body))
        })
    ),
    ({ method, path, body }: Request): Wire => ({ method, path, headers: {}, body: Buffer.from(JSON.stringify(body)) }),
    ({ method, path, body }: Request): Wire => ({
      method,
      path,
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      body: Buffer.from(JSON.stringify(body))
    })
  )
}

const asWire = ({ method, path, body }: Request): Wire => ({
  method,
  path,
  headers: body === undefined ? {} : JSON_TYPE,
  ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) })
})

const withPath =
  (change: (path: string) => string) =>
  (good: Request): Wire => ({
    ...asWire(good),
    path: change(good.path).slice(0, 14_000)
  })

const more = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

const inQuery = (name: string): Place => ({
  name: `?${name}`,
  spoilt: inAddress.chain((value) =>
    fc.constantFrom(
      withPath((path) => more(path, `${name}=${value}`)),
      withPath((path) => more(path, `${name}=${value}&${name}=${value}`)),
      withPath((path) => more(path, `${name}[]=${value}`)),
      withPath((path) => more(path, `${name}[a]=${value}`)),
      withPath((path) => more(path, name)),
      withPath((path) => more(path, `${name}=-1`)),
      withPath((path) => more(path, `${name}=1e999`)),
      withPath((path) => more(path, `${name}=1.5`)),
      withPath((path) => more(path, `${name}=NaN`)),
      withPath((path) => more(path, `${name}=99999999999999999999`))
    )
  )
})

/** A braced part of the path, wherever it stands. */
const inPath = (route: Route, name: string): Place => {
  const index = route.path.split('/').indexOf(`{${name}}`)
  return {
    name: `{${name}}`,
    spoilt: inAddress.map((value) =>
      withPath((path) => {
        const [place = '', query] = path.split('?')
        const parts = place.split('/').with(index, value).join('/')
        return query === undefined ? parts : `${parts}?${query}`
      })
    )
  }
}

const address: Place = {
  name: 'the address',
  spoilt: fc.constantFrom(
    withPath((path) => `/${path}`),
    withPath((path) => path.replace('/api/', '/api//')),
    withPath((path) => path.replace('/api/', '/api/./')),
    withPath((path) => path.replace('/api/', '/api/../api/')),
    withPath((path) => path.replace('/api/', '/api/..;/')),
    withPath((path) => path.replace('/api/', '/API/')),
    withPath((path) => path.replace('/api/', '/%61pi/')),
    withPath((path) => path.replace('/api/', '/internal/')),
    withPath((path) => `${path}/`),
    withPath((path) => `${path}%20`),
    withPath((path) => `${path}%0d%0ax: y`.replaceAll(' ', '%20')),
    withPath((path) => `${path}/${'a/'.repeat(2_000)}`),
    withPath((path) => `${path}?${'a=1&'.repeat(2_000)}`),
    withPath((path) => `http://evil.example${path}`),
    ...['GET', 'PUT', 'PATCH', 'DELETE', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
      (method) =>
        (good: Request): Wire => ({ ...asWire(good), method })
    )
  )
}

const head: Place = {
  name: 'the head',
  spoilt: fc.constantFrom(
    ...Object.entries({
      authorization: [
        'Bearer',
        'Bearer ',
        'Bearer x.y.z',
        'Bearer eyJhbGciOiJub25lIn0.e30.',
        'Basic YTpi',
        'x'.repeat(8_000)
      ],
      'idempotency-key': ['', 'short', 'k'.repeat(4_000), '\u00ff'.repeat(20)],
      'x-request-id': ['', 'x'.repeat(300), "'; drop table orders; --"],
      'x-forwarded-for': ['127.0.0.1', 'not an address', '::1, '.repeat(100)],
      'x-forwarded-host': ['evil.example'],
      'content-length': ['0'],
      'accept-encoding': ['gzip, br, *;q=0'],
      range: ['bytes=0-0,1-1,2-2', 'bytes=99999999-'],
      'if-none-match': ['*', '"x"'],
      accept: ['text/xml'],
      cookie: ['a='.repeat(2_000)],
      traceparent: ['00-zz', 'x'.repeat(200)],
      'last-event-id': ['x']
    }).flatMap(([name, values]) =>
      values.map((value) => (good: Request): Wire => {
        const wire = asWire(good)
        const { body, ...bodiless } = wire
        const headers = { ...wire.headers, [name]: value }
        return name === 'content-length' ? { ...bodiless, headers } : { ...wire, headers }
      })
    )
  )
}
