import type { TemplateUse } from '../../src/domain/render/audit/template-audit.ts'
import { type ContentCheck, type Folder, questionsIn } from './folder.ts'

/** Checks that need no answers: what a folder names exists, and what it asks is used. */
export const nameChecks: readonly ContentCheck[] = [
  { asks: 'sells exactly the documents it has', complaints: unlistedDocuments },
  { asks: 'says of each form for investors how long it is', complaints: formsOfUnknownLength },
  { asks: 'uses only helpers, names, facts, conditions and partials that exist', complaints: unknownNames },
  { asks: 'prints no option in the first person', complaints: firstPersonOptions },
  { asks: 'asks nothing that is neither printed nor decides anything', complaints: idleQuestions }
]

function unlistedDocuments({ service: { meta } }: Folder): string[] {
  const titles = meta.documents.map(({ title }) => title)
  if (JSON.stringify(meta.features) === JSON.stringify(titles)) return []
  return [`meta.yaml: features: must be the titles of the documents, in their order; write: ${titles.join(' · ')}`]
}

function formsOfUnknownLength({ service: { meta } }: Folder): string[] {
  if (meta.category !== 'Investment & Startup Legal') return []
  const silent = meta.documents.filter(({ complexity, pages }) => !complexity || !pages)
  return silent.map(({ id }) => `meta.yaml: documents.${id}: a form for investors needs complexity and pages; add them`)
}

function unknownNames(folder: Folder): string[] {
  return folder.templates.flatMap(({ place, use }) =>
    [...use.complaints, ...missingIn(folder, use)].map((text) => `${place}: ${text}`)
  )
}

function missingIn({ service, questions }: Folder, use: TemplateUse): string[] {
  const { questionnaire, facts, documents, shared, partials } = service
  const ids = new Set(questions.map(({ id }) => id))
  const missing = (kind: string, names: Set<string>, exists: (name: string) => boolean, home: string) =>
    [...names]
      .filter((name) => !exists(name))
      .map((name) => `there is no ${kind} ${name}; correct the name or add it to ${home}`)
  return [
    ...missing('question', use.questions, (id) => ids.has(id), 'questionnaire.yaml'),
    ...missing('fact', use.facts, (path) => facts.knows(path), 'facts.yaml'),
    ...missing(
      'condition',
      use.conditions,
      (name) => Object.hasOwn(questionnaire.conditions ?? {}, name),
      'conditions in questionnaire.yaml'
    ),
    ...missing(
      'document',
      use.documents,
      (id) => documents.some((document) => document.id === id),
      'documents in meta.yaml'
    ),
    ...missing(
      'partial',
      use.partials,
      (name) => Object.hasOwn({ ...shared.partials, ...partials }, name),
      'the folder partials'
    )
  ]
}

/** "Filing fee: I do": whoever reads a paper is not told by the customer. */
function firstPersonOptions({ templates, questions }: Folder): string[] {
  const printed = new Set(templates.flatMap(({ use }) => [...use.printed]))
  return questions.flatMap(({ id, options = [], prints = {} }) =>
    options
      .filter((option) => printed.has(id) && isFirstPerson(option) && prints[option] === undefined)
      .map((option) => {
        const what = `“${option}” is printed and speaks in the first person`
        return `questionnaire.yaml: questions.${id}.options: ${what}; write { answer: ${option}, prints: … }`
      })
  )
}

const isFirstPerson = (option: string): boolean => /\bI\b|\b(?:me|my|mine|we|us|our|ours)\b/i.test(option)

function idleQuestions({ service, templates, conditions, questions }: Folder): string[] {
  const used = new Set([
    ...templates.flatMap(({ use }) => [...use.questions]),
    ...conditions.flatMap(({ condition }) => questionsIn(condition)),
    'state'
  ])
  for (const { list, field = list } of service.questionnaire.checks ?? []) used.add(list).add(field)
  const idle = questions.filter(({ id, refuse }) => !used.has(id) && refuse === undefined)
  return idle.map(
    ({ id }) =>
      `questionnaire.yaml: questions.${id}: is asked but never used; print it in a document, use it in a condition, or leave it out`
  )
}
