import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { exchange, folderWith, startGateway } from './support.ts'

const PAGE = '<!doctype html><title>Formwright</title>'
const PRICING = '<!doctype html><title>Pricing | Formwright</title>'
const NOT_FOUND = '<!doctype html><title>Page not found | Formwright</title>'
const SCRIPT = 'console.log("a long script")'.repeat(20)
const webRoot = await folderWith({
  'index.html': PAGE,
  'not-found.html': NOT_FOUND,
  'routes.json': JSON.stringify([
    '/',
    '/services',
    '/pricing',
    '/checkout/:serviceId',
    '/payment-result',
    '/documents/:id'
  ]),
  'pages/index.html': PAGE,
  'pages/pricing.html': PRICING,
  'robots.txt': 'User-agent: *\nDisallow: /api/\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.env': 'SECRET=1',
  'assets/index-abc.js': SCRIPT,
  'assets/index-abc.js.br': brotliCompressSync(SCRIPT),
  'assets/index-abc.js.map': '{}'
})
const { url, port } = await startGateway({}, { webRoot })
const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, url), { headers })

it.each(['/', '/services', '/checkout/49', '/payment-result?session_id=cs_test_1', '/documents/abc'])(
  'answers %s with the page, never from a cache',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-cache', PAGE])
    expect(answer.headers.get('content-type')).toContain('text/html')
  }
)

it.each(['/nowhere', '/checkout', '/checkout/49/more', '/documents/', '/services/simple-will', '/not-found'])(
  'answers %s, which the app does not know, with its not-found page and that status',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      404,
      'no-cache',
      NOT_FOUND
    ])
  }
)

it('knows a path as the app does: in any case, and with a slash at its end', async () => {
  expect([(await get('/Services')).status, (await get('/checkout/49/')).status]).toEqual([200, 200])
})

it('holds the page to files of its own', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'"
  ]) {
    expect(policy.split(';')).toContain(rule)
  }
  expect(policy).not.toMatch(/unsafe|upgrade-insecure/)
})

it('serves hashed assets for a year, pre-compressed where the browser can', async () => {
  const answer = await get('/assets/index-abc.js', { 'accept-encoding': 'br' })
  expect(await answer.text()).toBe(SCRIPT)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript')
  })
  const plain = await exchange(port, 'GET /assets/index-abc.js HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(plain.toLowerCase()).not.toContain('content-encoding')
})

it.each([
  '/assets/gone-abc.js',
  '/assets/index-abc.js.map',
  '/assets/',
  '/.env',
  '/.git/config',
  '/index.html',
  '/not-found.html',
  '/routes.json',
  '/pages/pricing.html',
  '/assets/.env'
])('answers 404 in our shape to %s', async (path) => {
  const answer = await get(path)
  expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found', code: 'not-found' }])
  expect(answer.headers.get('cache-control') ?? '').not.toContain('max-age=31536000')
})

it('serves other files of the app, and HEAD', async () => {
  expect((await get('/favicon.svg')).headers.get('content-type')).toContain('svg')
  expect((await fetch(new URL('/', url), { method: 'HEAD' })).status).toBe(200)
})

it('says so when the web app is not built', async () => {
  const unbuilt = await startGateway({})
  const answer = await fetch(unbuilt.url)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { detail: 'The web app is not built yet: run "npm run build".', code: 'web-not-built' }
  ])
})

it('answers a public page as the build has drawn it, whatever its query', async () => {
  for (const path of ['/pricing', '/pricing?from=mail']) {
    const answer = await get(path)
    expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['no-cache', PRICING])
  }
})

it('names every public page to search engines, at the address of the site', async () => {
  expect(await (await get('/robots.txt')).text()).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://formwright.example/sitemap.xml\n'
  )
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  expect([...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://formwright.example/',
    'https://formwright.example/pricing'
  ])
})
