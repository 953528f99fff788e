import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { buildApp as attorney } from '@formwright/attorney/app'
import { buildApp as auth } from '@formwright/auth/app'
import { buildApp as catalog } from '@formwright/catalog/app'
import { formsOf, INVESTMENTS } from '@formwright/catalog/domain/investment'
import type { InvestmentType } from '@formwright/catalog/schemas/investment'
import { buildApp as checkout } from '@formwright/checkout/app'
import { buildApp as documents } from '@formwright/documents/app'
import { loadLibrary, type ServiceContent } from '@formwright/documents/content/library'
import { promisedPapers } from '@formwright/documents/domain/promised-papers'
import { buildApp as gateway } from '@formwright/gateway/app'
import { joinOpenApi, type OpenApiDocument } from '@formwright/gateway/open-api'
import { ATTORNEY_NOTICE } from '@formwright/kit/attorney-notice'
import { openDatabase } from '@formwright/kit/database'
import { createLogger } from '@formwright/kit/log'
import { EMAIL_RULE } from '@formwright/kit/schemas'
import { STATES } from '@formwright/kit/states'
import { buildApp as notifications } from '@formwright/notifications/app'
import { facts } from '@formwright/proto-events/readings'
import { buildApp as supportChat } from '@formwright/support-chat/app'
import { readArticles } from '@formwright/support-chat/domain/read-articles'
import openapiTypes from 'openapi-typescript'

/** Every file that is made from another, by its path: what `npm run generate` writes and `npm run check` compares. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const openApi = await openApiDocuments()
  const joined = joinOpenApi({ ...openApi, gateway: await gatewayDocument() })
  const services = sellable()
  const forms = investmentForms()
  return new Map([
    ['services/catalog/seed/services.json', json(services)],
    ['services/catalog/seed/papers.json', statePapers()],
    [
      'web/src/app/public-data.json',
      json({ services, articles: await articlesInShort(), investment: investmentAnswers(services, forms) })
    ],
    ['services/catalog/seed/investment-forms.json', json(forms)],
    ...facts.map(({ type, data }): [string, string] => [`proto-events/schemas/${type}.json`, json(data)]),
    ...Object.entries(openApi).map(([name, document]): [string, string] => [
      `services/${name}/openapi.json`,
      json(document)
    ]),
    ['gateway/openapi.json', json(joined)],
    ...declared(),
    [
      'web/src/lib/api/generated/openapi.d.ts',
      // biome-ignore lint/suspicious/noExplicitAny: the generator's type of a document is narrower than any document
      await openapiTypes(joined as any, {
        commentHeader: HEADER,
        transform: ({ title }) => declaredElsewhere[title ?? '']
      })
    ]
  ])
}

const HEADER = '// Made by `npm run generate` from the OpenAPI documents of the services.\n\n'
/** What a schema cannot say, and services and browser share as code: by the schema's title. */
const declaredElsewhere: Record<string, string> = {
  PlainCondition: "import('@formwright/interview/condition').PlainCondition"
}
const SHOWN_OF_AN_ARTICLE = 200
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** What the browser says and checks in the very words of the services; a file each, so that a page loads what it uses. */
const declared = (): [string, string][] => [
  constant('attorney-notice', 'attorneyNotice', ATTORNEY_NOTICE, 'Beside whatever is sold, conspicuously.'),
  constant(
    'email-rule',
    'emailRule',
    EMAIL_RULE,
    'What an e-mail address looks like, and what is said of any other text.',
    'services/interview/src'
  ),
  constant('state-names', 'stateNames', STATES, 'The fifty states and D.C., by code.', 'services/interview/src')
]

const constant = (file: string, name: string, value: unknown, what: string, room = 'web/src/lib'): [string, string] => [
  `${room}/generated/${file}.ts`,
  `// Made by \`npm run generate\` from services/kit.\n\n/** ${what} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
]

/** The sellable part of each content folder's `meta.yaml`, by id. */
function sellable() {
  return loadLibrary()
    .services.map((service) => ({ ...service, documents: papersIn(service) }))
    .map(({ meta, states, documents }) => ({
      id: meta.id,
      slug: meta.slug,
      title: meta.title,
      description: meta.description,
      category: meta.category,
      price: meta.price,
      duration: meta.duration,
      complexity: meta.complexity,
      popular: meta.popular,
      features: meta.features,
      states: meta.states === 'all' ? 'all' : states,
      typical_fee: meta.typical_fee,
      documents
    }))
    .sort((a, b) => a.id - b.id)
}

/** The papers of each state whose list is not that of the service in general, by slug; a state a line. */
function statePapers(): string {
  const services = loadLibrary().services.map((service) => {
    const general = JSON.stringify(papersIn(service))
    const own = service.states
      .map((state) => [state, JSON.stringify(papersIn(service, state))] as const)
      .filter(([, papers]) => papers !== general)
      .map(([state, papers]) => `    "${state}": ${papers}`)
    return own.length === 0 ? [] : [`  "${service.meta.slug}": {\n${own.join(',\n')}\n  }`]
  })
  return `{\n${services.flat().join(',\n')}\n}\n`
}

/** As the catalogue tells them: it knows no answers, so it needs no conditions. */
const papersIn = (service: ServiceContent, state?: string) =>
  promisedPapers(service, state).map(({ id, title, certain }) => ({ id, title, certain }))

/** What the list of help articles shows of each, as the build of the web draws it. */
async function articlesInShort() {
  const articles = await readArticles()
  return articles.map(({ id, title, content, category, tags }) => ({
    id,
    title,
    content: content.slice(0, SHOWN_OF_AN_ARTICLE),
    category,
    tags,
    views: 0,
    helpful_votes: 0
  }))
}

/** The forms of the investment services one by one, by slug: those whose `meta.yaml` says how long each is. */
function investmentForms() {
  return Object.fromEntries(
    loadLibrary()
      .services.filter(({ meta }) => meta.category === 'Investment & Startup Legal')
      .map(({ meta }) => [
        meta.slug,
        meta.documents.flatMap(({ title: name, complexity, pages }) =>
          complexity === undefined || pages === undefined ? [] : [{ name, complexity, pages }]
        )
      ])
  )
}

/** What the catalogue answers of each kind of investment, in the order of the kinds. */
function investmentAnswers(services: ReturnType<typeof sellable>, forms: ReturnType<typeof investmentForms>) {
  return Object.entries(INVESTMENTS).map(([type, { slug }]) => {
    const service = services.find((one) => one.slug === slug)
    if (!service) throw new Error(`No service ${slug} prepares ${type}`)
    return formsOf(type as InvestmentType, service, forms)
  })
}

/** The services' HTTP is built, never started: no database is reached. */
async function openApiDocuments(): Promise<Record<string, OpenApiDocument>> {
  const log = createLogger('generate', 'silent')
  // biome-ignore lint/suspicious/noExplicitAny: one database that is never asked, for services with different tables
  const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing', log) as any
  const config = configForAll()
  const apps = {
    catalog: catalog({ db, config, log }),
    auth: auth({ db, config, log }),
    checkout: checkout({ db, config, log }),
    documents: documents({ db, config, log }),
    attorney: attorney({ db, secret: config.INTERNAL_SECRET, log }),
    notifications: notifications({
      db,
      secret: config.INTERNAL_SECRET,
      publicKeys: config.AUTH_PUBLIC_KEYS,
      authUrl: config.AUTH_URL,
      log
    }),
    'support-chat': supportChat({ db, config, log })
  }
  const found = await Promise.all(
    Object.entries(apps).map(async ([name, app]): Promise<[string, OpenApiDocument]> => {
      await app.ready()
      const document = app.swagger() as OpenApiDocument
      await app.close()
      return [name, document]
    })
  )
  await db.destroy()
  return Object.fromEntries(found)
}

async function gatewayDocument(): Promise<OpenApiDocument> {
  const nowhere = 'http://127.0.0.1:1'
  const app = await gateway({
    upstreams: {
      catalog: nowhere,
      auth: nowhere,
      checkout: nowhere,
      documents: nowhere,
      attorney: nowhere,
      'support-chat': nowhere,
      notifications: nowhere,
      worker: nowhere
    },
    limits: {
      rates: { general: 1, login: 1, promo: 1, preview: 1, refused: 1 },
      bodies: { general: 1_024, answers: 1_024 }
    },
    trustProxy: false,
    publicKeys: '{"keys":[]}',
    internalSecret: 'only to build the routes',
    webRoot: root,
    origin: 'http://localhost:8080',
    brokerConnected: () => false,
    log: createLogger('generate', 'silent')
  })
  await app.ready()
  const document = app.swagger() as OpenApiDocument
  await app.close()
  return document
}

function configForAll() {
  const { privateKey } = generateKeyPairSync('ed25519')
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'generate', alg: 'EdDSA', use: 'sig' }
  const { d: _, ...publicJwk } = jwk
  return {
    HOST: '127.0.0.1',
    PORT: 1,
    LOG_LEVEL: 'silent',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    NATS_URL: 'nats://127.0.0.1:1',
    AUTH_PUBLIC_KEYS: JSON.stringify({ keys: [publicJwk] }),
    AUTH_PRIVATE_KEY: JSON.stringify(jwk),
    AUTH_SEALING_KEY: Buffer.alloc(32).toString('base64'),
    STAFF_TOTP: 'off' as const,
    INTERNAL_SECRET: 'only to build the routes',
    SWEEP_AFTER_SECONDS: 60,
    CONTENT_KEY: Buffer.alloc(32).toString('base64'),
    AUTH_URL: 'http://127.0.0.1:1',
    CATALOG_URL: 'http://127.0.0.1:1',
    CHECKOUT_URL: 'http://127.0.0.1:1',
    DOCUMENTS_URL: 'http://127.0.0.1:1',
    PUBLIC_ORIGINS: 'http://localhost:8080',
    STRIPE_SECRET_KEY: 'sk_test_only_to_build_the_routes',
    STRIPE_WEBHOOK_SECRET: 'whsec_only_to_build_the_routes',
    SEED_PROMO_CODES: false,
    PROMO_TRIES_LIMIT: 1,
    SESSIONS_LIMIT: 1,
    UNKNOWN_SESSIONS_LIMIT: 1,
    RECONCILE_EVERY_SECONDS: 30,
    LOOKUP_LIMIT: 1,
    GENERATE_LIMIT: 1,
    DRAFTS_LIMIT: 1,
    MAIL_LIMIT: 1,
    MAIL_LIMIT_PER_ADDRESS: 1,
    LOGIN_FREE_ATTEMPTS: 1,
    LOGIN_FREE_ATTEMPTS_PER_ADDRESS: 1,
    LOGIN_MAX_DELAY_SECONDS: 1,
    LOGIN_MAX_DELAY_FOR_STRANGERS_SECONDS: 1,
    REGISTER_LIMIT_PER_HOUR: 1,
    VOTE_LIMIT_PER_HOUR: 1,
    MESSAGE_LIMIT_PER_HOUR: 1,
    CONFIRMATION_LIMIT_PER_DAY: 1,
    CHAT_LIMIT_PER_HOUR: 1,
    CHAT_MESSAGE_LIMIT_PER_HOUR: 1,
    CHAT_SOCKET_LIMIT: 1,
    CLAIM_WAIT_SECONDS: 1,
    AGENT_GRACE_SECONDS: 1,
    FORGOT_LIMIT_PER_HOUR: 1,
    RESET_MAILS_PER_HOUR: 1,
    TRIAL_LIMIT_PER_HOUR: 1
  }
}

export const root = join(import.meta.dirname, '../..')
