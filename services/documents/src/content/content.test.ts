import { describe, expect, it } from 'vitest'
import { checkAnswers } from '../domain/questionnaire/check-answers.ts'
import { holds } from '../domain/questionnaire/conditions.ts'
import { filingKit } from '../domain/render/cover.ts'
import { filingSteps } from '../domain/render/filing-steps.ts'
import { renderBlank } from '../domain/render/render-blank.ts'
import { renderDocument } from '../domain/render/render-document.ts'
import { inScope, openScope, type RenderKind, type Scope } from '../domain/render/scope.ts'
import { auditTemplate, type TemplateUse } from '../domain/render/template-audit.ts'
import { walkCondition } from './conditions.ts'
import { loadFixtures, loadLibrary, type ServiceContent } from './library.ts'
import type { Condition } from './schemas/condition.ts'
import type { Answers } from './schemas/fixture.ts'

const library = loadLibrary()
const issuedOn = new Date('2026-11-21T12:00:00Z')

describe.each(library.services.map((service) => ({ slug: service.meta.slug, service })))(
  '$slug',
  ({ slug, service }) => {
    const fixtures = Object.entries(loadFixtures(slug)).map(([name, { answers }]) => ({ name, answers }))
    const uses = templatesOf(service).map(({ name, source }) => ({ name, use: auditTemplate(source) }))
    const conditions = conditionsOf(service)

    it('sells exactly the documents it has', () => {
      expect(service.meta.features).toEqual(service.documents.map(({ title }) => title))
    })

    it('says of each form for investors how long it is', () => {
      if (service.meta.category !== 'Investment & Startup Legal') return
      const silent = service.meta.documents.filter(({ complexity, pages }) => !complexity || !pages)
      expect(silent.map(({ id }) => id)).toEqual([])
    })

    it('uses only helpers, names, facts, conditions and partials that exist', () => {
      expect(uses.flatMap(({ name, use }) => complaintsOf(service, use).map((text) => `${name}: ${text}`))).toEqual([])
    })

    it('asks nothing that is neither printed nor decides anything', () => {
      const used = new Set([
        ...uses.flatMap(({ use }) => [...use.questions]),
        ...conditions.flatMap(questionsIn),
        'state'
      ])
      for (const { list, field = list } of service.questionnaire.checks ?? []) used.add(list).add(field)
      const asked = service.questionnaire.questions.flatMap((question) => [
        question,
        ...(question.repeat?.fields ?? [])
      ])
      expect(asked.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
    })

    it('has fixtures that are complete, valid and lose nothing', () => {
      expect(fixtures.length).toBeGreaterThan(0)
      for (const { name, answers } of fixtures) {
        const { errors, dropped } = checkAnswers(service, answers, { complete: true })
        expect({ name, errors, dropped }).toEqual({ name, errors: [], dropped: [] })
      }
    })

    it('answers every question in some fixture', () => {
      const answered = new Set(fixtures.flatMap(({ answers }) => idsAnswered(answers)))
      const asked = service.questionnaire.questions.flatMap((question) => [
        question,
        ...(question.repeat?.fields ?? [])
      ])
      expect(asked.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([])
    })

    it('has no condition that no case and no state meets', () => {
      const cases = fixtures.flatMap(({ answers }) => service.states.map((state) => ({ ...answers, state })))
      const scopes = cases.map((answers) => scopeOf(service, answers, 'draft'))
      const fieldIds = new Set(
        service.questionnaire.questions.flatMap(({ repeat }) => repeat?.fields.map(({ id }) => id) ?? [])
      )
      const isOfAnEntry = (condition: Condition) => questionsIn(condition).some((id) => fieldIds.has(id))
      const unmet = conditions.filter(
        (condition) => !isOfAnEntry(condition) && !scopes.some((scope) => holds(condition, inScope(scope)))
      )
      expect(unmet).toEqual([])
    })

    it.each(fixtures)('prints every answer of $name, or lets it decide something', ({ answers }) => {
      const html = pagesOf(scopeOf(service, answers, 'final')).join('\n')
      const deciding = new Set([
        ...conditions.flatMap(questionsIn),
        ...decidingIn(
          uses.map(({ use }) => use),
          service
        )
      ])
      const lost = idsAnswered(answers).filter(
        (id) => !html.includes(`data-q="${id}"`) && !html.includes(`data-field="${id}"`) && !deciding.has(id)
      )
      expect(lost).toEqual([])
    })

    it('renders every case in every state it covers, with no gap and no machine word on the page', () => {
      for (const { name, answers } of fixtures) {
        for (const state of service.states) {
          const scope = scopeOf(service, { ...answers, state }, 'final')
          expect(scope.documents.length, `${name} in ${state}`).toBeGreaterThanOrEqual(3)
          for (const html of pagesOf(scope)) expect(faultsOf(html), `${name} in ${state}`).toEqual([])
        }
      }
    })

    it('has headings in order and only the tags a paper needs', () => {
      for (const { name, answers } of fixtures) {
        for (const html of pagesOf(scopeOf(service, answers, 'final'))) {
          const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
          expect(
            levels.filter((level) => level === 1),
            name
          ).toEqual([1])
          expect(
            levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1),
            name
          ).toBe(true)
          expect(html.match(/<(?:strong|em|a|img|script|style|form|input|svg)\b|\sstyle=/g), name).toBeNull()
        }
      }
    })

    it('has a blank form, general and for each state', () => {
      for (const state of [undefined, ...service.states]) {
        const [, main = ''] = renderBlank(service, state, issuedOn).split('<main>')
        expect(faultsOf(main), state ?? 'general').toEqual([])
      }
    })
  }
)

function scopeOf(service: ServiceContent, answers: Answers, kind: RenderKind): Scope {
  return openScope({ service, answers, kind, issuedOn })
}

function pagesOf(scope: Scope): string[] {
  const papers = scope.documents.map((document) => renderDocument(scope, document))
  return [...papers, filingKit(scope, filingSteps(scope))]
}

/** What must never be read on a page, with a little of what stands around it. */
function faultsOf(html: string): string[] {
  const text = html.replace(/<[^>]*>/g, '').replaceAll('null and void', '')
  const faults =
    /.{0,30}(?:\bundefined\b|\bnull\b|\bNaN\b|\{\{|\}\}|\[object|\b\d{4}-\d{2}-\d{2}\b|\(\s*\)|\[\]| ,|,,|__unknown__).{0,20}/g
  return text.match(faults) ?? []
}

function templatesOf({ meta, documents, filing, shared, partials }: ServiceContent) {
  const inline = meta.documents.flatMap(({ id, running_title, page_mark }) =>
    [running_title, page_mark].flatMap((source) => (source === undefined ? [] : [{ name: `meta.yaml ${id}`, source }]))
  )
  const steps = filing.steps.flatMap(({ title, text, points = [] }) =>
    [title, text, ...points].map((source) => ({ name: `filing.yaml “${title}”`, source }))
  )
  const all = { ...shared.partials, ...partials }
  const blocks = Object.entries(all).map(([name, source]) => ({ name: `partials/${name}`, source }))
  return [...documents.map(({ file, source }) => ({ name: file, source })), ...inline, ...steps, ...blocks]
}

function conditionsOf({ meta, questionnaire, filing }: ServiceContent): Condition[] {
  const shown = [
    ...questionnaire.questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])]),
    ...(questionnaire.checks ?? []),
    ...meta.documents,
    ...filing.steps
  ].flatMap(({ show_if }) => (show_if === undefined ? [] : [show_if]))
  return [...shown, ...Object.values(questionnaire.conditions ?? {})]
}

function questionsIn(condition: Condition): string[] {
  const ids: string[] = []
  walkCondition(condition, (part) => 'question' in part && ids.push(part.question))
  return ids
}

/** Choices that a template compares rather than prints. */
function decidingIn(uses: readonly TemplateUse[], { questionnaire }: ServiceContent): string[] {
  const choices = questionnaire.questions
    .flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
    .filter(({ options }) => options !== undefined)
  const named = new Set(uses.flatMap(({ questions }) => [...questions]))
  return choices.map(({ id }) => id).filter((id) => named.has(id))
}

function idsAnswered(answers: Answers): string[] {
  return Object.entries(answers).flatMap(([id, value]) =>
    typeof value === 'string' ? [id] : [id, ...value.flatMap((entry) => Object.keys(entry))]
  )
}

function complaintsOf(service: ServiceContent, use: TemplateUse): string[] {
  const { questionnaire, facts, documents, shared, partials } = service
  const ids = questionnaire.questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
  const questions = new Set(ids.map(({ id }) => id))
  const missing = (kind: string, names: Set<string>, exists: (name: string) => boolean) =>
    [...names].filter((name) => !exists(name)).map((name) => `there is no ${kind} ${name}`)
  return [
    ...use.complaints,
    ...missing('question', use.questions, (id) => questions.has(id)),
    ...missing('fact', use.facts, (path) => facts.knows(path)),
    ...missing('condition', use.conditions, (name) => Object.hasOwn(questionnaire.conditions ?? {}, name)),
    ...missing('document', use.documents, (id) => documents.some((document) => document.id === id)),
    ...missing('partial', use.partials, (name) => Object.hasOwn({ ...shared.partials, ...partials }, name))
  ]
}
