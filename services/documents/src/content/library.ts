import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkConsistency } from './consistency.ts'
import { type Facts, loadFacts, withOwnFacts } from './facts.ts'
import { ContentError, contentFolder, readChecked } from './read-file.ts'
import { type Filing, FilingSchema } from './schemas/filing.ts'
import { type Fixture, FixtureSchema } from './schemas/fixture.ts'
import { type DocumentMeta, type Meta, MetaSchema } from './schemas/meta.ts'
import { OwnFactsSchema } from './schemas/own-facts.ts'
import { type Questionnaire, QuestionnaireSchema } from './schemas/questionnaire.ts'
import { loadShared, readPartials, type SharedContent } from './shared.ts'

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
  readonly partials: Readonly<Record<string, string>>
  /** Codes the service covers, `all` resolved. */
  readonly states: readonly string[]
}

export interface ContentLibrary {
  readonly services: readonly ServiceContent[]
  readonly facts: Facts
  service(idOrSlug: number | string): ServiceContent | undefined
}

/** Reads and checks every content folder, at start: a mistake stops the process with its file and key. */
export function loadLibrary(): ContentLibrary {
  const facts = loadFacts()
  const shared = loadShared()
  const services = serviceFolders().map((slug) => readService(slug, facts, shared))
  services.sort((a, b) => a.meta.id - b.meta.id)
  const byKey = new Map<string, ServiceContent>()
  for (const service of services) {
    for (const key of [String(service.meta.id), service.meta.slug]) {
      if (byKey.has(key)) throw new ContentError(join(contentFolder, service.meta.slug, 'meta.yaml'), `${key} is taken`)
      byKey.set(key, service)
    }
  }
  return { services, facts, service: (idOrSlug) => byKey.get(String(idOrSlug)) }
}

/** One folder alone, for the person who is writing it: the others may be unfinished. */
export function loadService(slug: string): ServiceContent {
  return readService(slug, loadFacts(), loadShared())
}

/** The sample answers of one folder, by file name without `.json`. */
export function loadFixtures(slug: string): Record<string, Fixture> {
  const folder = join(contentFolder, slug, 'fixtures')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(0, -'.json'.length), readChecked(join(folder, file), FixtureSchema)])
  )
}

function serviceFolders(): string[] {
  return readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(contentFolder, name, 'meta.yaml')))
}

function readService(slug: string, allFacts: Facts, shared: SharedContent): ServiceContent {
  const folder = join(contentFolder, slug)
  const meta = readChecked(join(folder, 'meta.yaml'), MetaSchema)
  const questionnaire = readChecked(join(folder, 'questionnaire.yaml'), QuestionnaireSchema)
  const filing = readChecked(join(folder, 'filing.yaml'), FilingSchema)
  const ownFile = join(folder, 'facts.yaml')
  const facts = withOwnFacts(allFacts, existsSync(ownFile) ? readChecked(ownFile, OwnFactsSchema) : {})
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
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('fixtures'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(readFileSync(file))
  return hash.digest('hex')
}
