import { randomBytes } from 'node:crypto'
import type { Person } from '../../contract/access-matrix.ts'
import { bodyOf, examplesOf, type Parameter, type Route } from '../../support/open-api.ts'
import { answers, freshEmail, freshUserId, PASSWORD, WILL, type World } from './world.ts'

/** What is sent to a route where its example and the owner's belongings do not say it. */
interface Particular {
  /** By the name in braces. */
  params?: Record<string, string | number>
  /** Merged over the example. */
  body?: object
  /** The token is not good for anything afterwards. */
  endsSession?: boolean
}

const nobodys = '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10'

/** Only what differs: most routes are asked with the example of their schema, filled in with what the owner has. */
const particulars: Record<string, (world: World, person: Person) => Particular | Promise<Particular>> = {
  // Nobody's: what changes here would be missed by the rows that follow.
  'PATCH /api/admin/add-ons/{id}': () => ({ params: { id: nobodys } }),
  'POST /api/admin/emails/{id}/retry': () => ({ params: { id: nobodys } }),
  'POST /api/admin/transactions/{id}/refund': () => ({ params: { id: nobodys } }),
  'GET /api/admin/transactions/{id}/refund-quote': ({ own }) => ({ params: { id: own.orderId } }),
  'POST /api/admin/promo-codes': () => ({ body: { code: `SPRING-${randomBytes(4).toString('hex').toUpperCase()}` } }),
  'PATCH /api/admin/promo-codes/{code}': () => ({ params: { code: 'OLD10' } }),
  'GET /api/investment/forms/{type}': () => ({ params: { type: 'safe' } }),
  'POST /api/admin/documents/{id}/link': ({ own }) => ({ params: { id: own.setReference } }),
  'POST /api/admin/events/dead/{service}/{id}/replay': () => ({ params: { service: 'checkout', id: 1 } }),
  'GET /api/attorneys/{id}': () => ({ params: { id: 'sample-tx-1' } }),
  'PATCH /api/admin/staff/{id}': () => ({ params: { id: nobodys } }),
  'DELETE /api/admin/staff/{id}': () => ({ params: { id: nobodys } }),
  'POST /api/auth/change-password': () => ({ body: { current: 'not the password' } }),
  'DELETE /api/auth/me': () => ({ body: { password: 'not the password' } }),
  'POST /api/auth/second-factor': () => ({ body: { password: 'not the password' } }),
  'POST /api/auth/login': ({ own }) => ({ body: { email: own.email, password: PASSWORD } }),
  'POST /api/auth/logout': () => ({ endsSession: true }),
  'POST /api/auth/logout-all': () => ({ endsSession: true }),
  'DELETE /api/auth/sessions/{id}': async (world) => ({ params: { id: await anotherSession(world) } }),
  'POST /api/checkout/claim': ({ own }, person) => ({
    body: { session_id: own.sessionId, user_id: person === 'owner' ? own.userId : freshUserId() }
  }),
  'POST /api/checkout/create-session': ({ system }) => ({
    body: { user_id: freshUserId(), origin_url: new URL(system.addresses.site).origin, promo_code: null }
  }),
  'GET /api/help/articles/{id}': async ({ call }) => ({ params: { id: await anArticle(call) } }),
  'POST /api/help/articles/{id}/vote': async ({ call }) => ({ params: { id: await anArticle(call) } }),
  'GET /api/places/counties/{state}': () => ({ params: { state: 'TX' } }),
  'GET /api/places/zip/{zip}': () => ({ params: { zip: '78664' } }),
  'GET /api/questionnaire/fonts/{name}': () => ({ params: { name: 'source-serif-4-latin-400-normal.woff2' } }),
  'GET /api/questionnaire/{service}/state-fee/{state}': () => ({ params: { service: 'llc-formation', state: 'TX' } }),
  'POST /api/questionnaire/preview': () => ({ body: { answers } }),
  'POST /api/questionnaire/save': () => ({ body: { answers } }),
  'POST /api/generate-document': () => ({ body: { answers } })
}

async function anotherSession({ call, signIn }: World): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn('owner')}` }
  const sessions = (await call('GET', '/api/auth/sessions', undefined, headers)).body as {
    id: string
    current: boolean
  }[]
  return sessions.find(({ current }) => current)?.id ?? nobodys
}

const anArticle = async (call: World['call']): Promise<string> =>
  (await call('GET', '/api/help/articles')).body.articles[0].id

export interface Request {
  method: string
  path: string
  body?: unknown
  endsSession: boolean
}

/** A request that the owner may make, as `person` sends it. */
export async function requestOf(route: Route, world: World, person: Person): Promise<Request> {
  const particular = (await particulars[route.route]?.(world, person)) ?? {}
  const content = bodyOf(route.operation)
  const [example] = content ? examplesOf(content) : []
  return {
    method: route.method,
    path: filledPath(route, { ...paramsOf(world), ...particular.params }),
    endsSession: particular.endsSession ?? false,
    ...(example === undefined ? {} : { body: { ...filledBody(example as object, world), ...particular.body } })
  }
}

const paramsOf = ({ own }: World) => ({
  userId: own.userId,
  sessionId: own.sessionId,
  generationId: own.generationId,
  document: 'last-will',
  service: 'simple-will',
  idOrSlug: 'simple-will'
})

function filledPath({ route, path, operation }: Route, params: Record<string, string | number>): string {
  const needed = (operation.parameters ?? []).filter(({ in: where, required }) => where === 'query' && required)
  const query = new URLSearchParams(
    Object.fromEntries(needed.map((each) => [each.name, String(exampleOf(each))]))
  ).toString()
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`say in tests/e2e/api/requests.ts what {${name}} of ${route} is`)
    return encodeURIComponent(value)
  })
  return query === '' ? filled : `${filled}?${query}`
}

const exampleOf = ({ example, schema }: Parameter): unknown =>
  example ?? schema?.examples?.[0] ?? schema?.default ?? (schema?.type === 'boolean' ? true : 1)

/** The fields that must belong to somebody, or to nobody yet. */
function filledBody(example: object, { own }: World): object {
  const theirs: Record<string, () => unknown> = {
    user_id: () => own.userId,
    draft_id: () => own.draftId,
    service_id: () => WILL,
    email: freshEmail,
    user_email: freshEmail
  }
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, theirs[name]?.() ?? value]))
}
