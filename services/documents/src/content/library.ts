import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { checkConsistency } from './conditions/consistency.ts'
import { type Facts, loadFacts, withOwnFacts } from './facts/facts.ts'
import { ContentError, contentFolder, readChecked } from './read-file.ts'
import { type Filing, FilingSchema } from './schemas/filing.ts'
import { type Fixture, FixtureSchema, type RefusedFixture, RefusedFixtureSchema } from './schemas/fixture.ts'
import { type DocumentMeta, type Meta, MetaSchema } from './schemas/meta.ts'
import { type Questionnaire, QuestionnaireSchema, withPlainOptions } from './schemas/questionnaire.ts'
import { expandBlocks } from './shared/question-blocks.ts'
import { loadShared, type Partials, readPartials, type SharedContent } from './shared/shared.ts'
import { expandRules } from './shared/shared-rules.ts'

/** One document of a set: its entry in meta.yaml and the text of its template. */
export interface DocumentContent extends DocumentMeta {
  readonly source: string
}

/** A whole content folder, read and checked. */
export interface ServiceContent {
  readonly meta: Meta
  readonly questionnaire: Questionnaire
  readonly documents: readonly DocumentContent[]
  readonly filing: Filing
  /** sha256 of everything that shapes the output: the folder without its fixtures, and the shared partials and styles. */
  readonly templateHash: string
  /** All facts, with the service's own under `own.`. */
  readonly facts: Facts
  readonly shared: SharedContent
  /** Phrases and blocks that only this service's documents share, by name. */
  readonly partials: Partials
  /** Codes the service covers, `all` resolved. */
  readonly states: readonly string[]
}

export interface ContentLibrary {
  readonly services: readonly ServiceContent[]
  readonly facts: Facts
  service(idOrSlug: number | string): ServiceContent | undefined
}

/** Reads and checks every content folder, at start: a mistake stops the process with its file and key. */
export function loadLibrary(root = contentFolder): ContentLibrary {
  const facts = loadFacts(root)
  const shared = loadShared(root)
  const services = serviceFolders(root).map((slug) => readService(join(root, slug), facts, shared))
  services.sort((a, b) => a.meta.id - b.meta.id)
  const byKey = new Map<string, ServiceContent>()
  for (const service of services) {
    for (const key of [String(service.meta.id), service.meta.slug]) {
      if (byKey.has(key)) throw new ContentError(join(root, service.meta.slug, 'meta.yaml'), `${key} is taken`)
      byKey.set(key, service)
    }
  }
  return { services, facts, service: (idOrSlug) => byKey.get(String(idOrSlug)) }
}

/** One folder alone, for the person who is writing it: the others may be unfinished. */
export function loadService(slug: string, root = contentFolder): ServiceContent {
  return readService(join(root, slug), loadFacts(root), loadShared(root))
}

/** The sample answers of one folder, by file name without `.json`. */
export function loadFixtures(slug: string, root = contentFolder): Record<string, Fixture> {
  return readCases(join(root, slug, 'fixtures'), FixtureSchema)
}

/** The answers that a folder must refuse, by file name without `.json`. */
export function loadRefusedFixtures(slug: string, root = contentFolder): Record<string, RefusedFixture> {
  return readCases(join(root, slug, 'fixtures', 'refused'), RefusedFixtureSchema)
}

function readCases<Schema extends TSchema>(folder: string, schema: Schema): Record<string, Static<Schema>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(0, -'.json'.length), readChecked(join(folder, file), schema)])
  )
}

/** Slugs of all folders that hold a service. */
export function serviceFolders(root = contentFolder): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(root, name, 'meta.yaml')))
}

function readService(folder: string, allFacts: Facts, shared: SharedContent): ServiceContent {
  const meta = readChecked(join(folder, 'meta.yaml'), MetaSchema)
  const asked = join(folder, 'questionnaire.yaml')
  const whole = (content: unknown) => expandRules(expandBlocks(content, shared.questions, asked), shared.rules, asked)
  const questionnaire = withPlainOptions(readChecked(asked, QuestionnaireSchema, whole))
  const filing = readChecked(join(folder, 'filing.yaml'), FilingSchema)
  const ownFile = join(folder, 'facts.yaml')
  const facts = existsSync(ownFile) ? withOwnFacts(allFacts, ownFile) : allFacts
  const documents = meta.documents.map((entry) => ({ ...entry, source: readTemplate(folder, entry.file) }))
  const states = meta.states === 'all' ? facts.states : meta.states
  const templateHash = hashOf(folder, shared)
  const partials = readPartials(folder)
  const service = { meta, questionnaire, documents, filing, templateHash, facts, shared, partials, states }
  checkConsistency(folder, service)
  return service
}

function readTemplate(folder: string, file: string): string {
  const path = join(folder, 'documents', file)
  if (!existsSync(path)) throw new ContentError(join(folder, 'meta.yaml'), `documents: there is no documents/${file}`)
  return readFileSync(path, 'utf8')
}

function hashOf(folder: string, shared: SharedContent): string {
  const hash = createHash('sha256').update(shared.hash)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'review.json')
    .filter((entry) => !entry.parentPath.startsWith(join(folder, 'fixtures')))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(readFileSync(file))
  return hash.digest('hex')
}
