import { PRACTICE_AREAS } from '@formwright/attorney/domain/practice-areas'
import { BUDGETS } from '@formwright/attorney/schemas/find'
import { formsOf, INVESTMENTS } from '@formwright/catalog/domain/investment'
import type { InvestmentType } from '@formwright/catalog/schemas/investment'
import { loadLibrary, type ServiceContent } from '@formwright/documents/content/library'
import { promisedPapers } from '@formwright/documents/domain/set/promised-papers'
import { ATTORNEY_NOTICE } from '@formwright/kit/http/attorney-notice'
import { EMAIL_RULE } from '@formwright/kit/http/schemas'
import { STATES } from '@formwright/kit/http/states'
import { serviceNames } from '@formwright/proto-events/services'
import { readArticles } from '@formwright/support-chat/domain/read-articles'
import openapiTypes from 'openapi-typescript'
import { joinedOpenApi } from './open-api.ts'

/** Every file that is made from another, by its path: what `npm run generate` writes and `npm run check` compares. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const joined = await joinedOpenApi()
  const sold = sellable()
  const forms = investmentForms()
  return new Map([
    ['services/catalog/seed/services.json', json(sold)],
    ['services/catalog/seed/papers.json', statePapers()],
    [
      'web/src/app/public-data.json',
      json({ services: sold, articles: await articlesInShort(), investment: investmentAnswers(sold, forms) })
    ],
    ['services/catalog/seed/investment-forms.json', json(forms)],
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
  constant('practice-areas', 'practiceAreas', areaNames, 'What the attorney finder knows.'),
  constant('budgets', 'budgets', BUDGETS, 'What a person may say of what a lawyer may cost.'),
  constant(
    'service-names',
    'serviceNames',
    serviceNames,
    'The services that keep facts, dead letters and an audit table.'
  ),
  constant('state-names', 'stateNames', STATES, 'The fifty states and D.C., by code.', 'services/interview/src')
]

const areaNames = PRACTICE_AREAS.map(({ name }) => name)

const constant = (file: string, name: string, value: unknown, what: string, room = 'web/src/lib'): [string, string] => [
  `${room}/generated/${file}.ts`,
  `// Made by \`npm run generate\` from the services.\n\n/** ${what} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
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
