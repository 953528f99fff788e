import { walkParts } from '@formwright/interview/condition'
import { idsNamed } from '../../src/content/conditions/conditions.ts'
import { loadFixtures, loadRefusedFixtures, type ServiceContent } from '../../src/content/library.ts'
import { contentFolder } from '../../src/content/read-file.ts'
import type { Condition } from '../../src/content/schemas/condition.ts'
import type { Answers, RefusedFixture } from '../../src/content/schemas/fixture.ts'
import type { Field, Question, TextSource } from '../../src/content/schemas/questionnaire.ts'
import type { TemplateUse } from '../../src/domain/render/audit/template-audit.ts'
import { partialsCalled } from './partials.ts'
import { readTemplate } from './read-template.ts'

/** A folder of a service as the content checks see it. */
export interface Folder {
  readonly service: ServiceContent
  readonly fixtures: readonly { file: string; answers: Answers }[]
  /** Answers that must be refused. */
  readonly refused: readonly ({ file: string } & RefusedFixture)[]
  /** Every text of the folder that is a template, with what it names. */
  readonly templates: readonly { place: string; use: TemplateUse }[]
  /** Every condition of the folder, with the file and key it stands at. */
  readonly conditions: readonly { place: string; condition: Condition }[]
  /** All questions, the fields of lists among them. */
  readonly questions: readonly (Field | Question)[]
}

/** One thing the content test asks. Each complaint is a sentence for the author: file, key, what is wrong, what to do. */
export interface ContentCheck {
  readonly asks: string
  readonly complaints: (folder: Folder) => string[]
}

/** Makes a folder ready for the checks. */
export function openFolder(service: ServiceContent, root = contentFolder): Folder {
  return {
    service,
    fixtures: Object.entries(loadFixtures(service.meta.slug, root)).map(([name, { answers }]) => ({
      file: `fixtures/${name}.json`,
      answers
    })),
    refused: Object.entries(loadRefusedFixtures(service.meta.slug, root)).map(([name, fixture]) => ({
      file: `fixtures/refused/${name}.json`,
      ...fixture
    })),
    templates: templatesOf(service).map(({ place, source }) => ({ place, use: readTemplate(source) })),
    conditions: conditionsOf(service),
    questions: questionsOf(service)
  }
}

/** The ids of the questions that a condition compares itself, without those behind its named conditions. */
export function questionsIn(condition: Condition): string[] {
  const ids: string[] = []
  walkParts(condition, (part) => ids.push(...idsNamed(part)))
  return ids
}

const questionsOf = ({ questionnaire }: ServiceContent) =>
  questionnaire.questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])

/** Every text that is a template, the shared parts with it. */
function templatesOf(service: ServiceContent) {
  const texts = ownTemplatesOf(service)
  return [...texts, ...partialsCalled(texts, service)]
}

/** The same without partials: documents, their lines on top, the filing kit, and what is read beside the questions. */
export function ownTemplatesOf(service: ServiceContent) {
  const { meta, documents, filing } = service
  const inline = meta.documents.flatMap(({ id, running_title, page_mark }) =>
    [running_title, page_mark].flatMap((source) =>
      source === undefined ? [] : [{ place: `meta.yaml: documents.${id}`, source }]
    )
  )
  const steps = filing.steps.flatMap(({ title, text, points = [] }, index) =>
    [title, text, ...points].map((source) => ({ place: `filing.yaml: steps.${index}`, source }))
  )
  return [
    ...textsOf(service),
    ...documents.map(({ file, source }) => ({ place: `documents/${file}`, source })),
    ...inline,
    ...steps
  ]
}

/** What a customer reads beside the questions; it may name facts. */
function textsOf(service: ServiceContent) {
  const { sections, checks = [], refuse_when = [], second_look = [] } = service.questionnaire
  const told = (key: string, text: TextSource | undefined) =>
    (Array.isArray(text) ? text.map((variant) => variant.text) : [text ?? '']).map((source) => ({
      place: `questionnaire.yaml: ${key}`,
      source
    }))
  return [
    ...sections.flatMap(({ id, intro }) => told(`sections.${id}.intro`, intro)),
    ...questionsOf(service).flatMap(({ id, question, help, refuse = {}, prints = {} }) => [
      ...told(`questions.${id}.question`, question),
      ...told(`questions.${id}.help`, help),
      ...Object.values(refuse).flatMap((text) => told(`questions.${id}.refuse`, text)),
      ...Object.values(prints).flatMap((text) => told(`questions.${id}.options`, text))
    ]),
    ...checks.flatMap(({ list, message }) => told(`checks.${list}.message`, message)),
    ...refuse_when.flatMap(({ id, message }) => told(`refuse_when.${id}.message`, message)),
    ...second_look.flatMap(({ message }, index) => told(`second_look.${index}.message`, message))
  ]
}

/** A condition may be missing: then what it stands at is always so. */
type Placed = { place: string; condition: Condition | undefined }

/** Every condition that is written in the folder. */
export function conditionsOf(service: ServiceContent): Folder['conditions'] {
  const { meta, questionnaire, filing } = service
  const { sections, conditions = {}, checks = [], refuse_when = [], second_look = [], people = {} } = questionnaire
  const inForm = (key: string, condition: Condition | undefined): Placed => ({
    place: `questionnaire.yaml: ${key}`,
    condition
  })
  const variants = (key: string, text: TextSource | undefined): Placed[] =>
    Array.isArray(text) ? text.map(({ show_if }, index) => inForm(`${key}.${index}.show_if`, show_if)) : []
  const all: Placed[] = [
    ...sections.flatMap(({ id, intro }) => variants(`sections.${id}.intro`, intro)),
    ...questionsOf(service).flatMap(({ id, show_if, help }) => [
      inForm(`questions.${id}.show_if`, show_if),
      ...variants(`questions.${id}.help`, help)
    ]),
    ...checks.map(({ list, show_if }) => inForm(`checks.${list}.show_if`, show_if)),
    ...refuse_when.map(({ id, when }) => inForm(`refuse_when.${id}.when`, when)),
    ...second_look.map(({ show_if }, index) => inForm(`second_look.${index}.show_if`, show_if)),
    ...Object.entries(people).map(([key, { show_if }]) => inForm(`people.${key}.show_if`, show_if)),
    ...meta.documents.map(({ id, show_if }) => ({ place: `meta.yaml: documents.${id}.show_if`, condition: show_if })),
    ...filing.steps.map(({ show_if }, index) => ({ place: `filing.yaml: steps.${index}.show_if`, condition: show_if })),
    ...Object.entries(conditions).map(([name, condition]) => inForm(`conditions.${name}`, condition))
  ]
  return all.flatMap(({ place, condition }) => (condition === undefined ? [] : [{ place, condition }]))
}
