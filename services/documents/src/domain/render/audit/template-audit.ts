import Handlebars from 'handlebars'
import { helpers } from '../templates.ts'

/** What one template text names; the content test holds it against the folder. */
export interface TemplateUse {
  readonly questions: Set<string>
  /** Those of them whose answers are printed, not only compared. */
  readonly printed: Set<string>
  readonly facts: Set<string>
  readonly conditions: Set<string>
  readonly documents: Set<string>
  readonly partials: Set<string>
  /** What may not stand in a template: bare values, unescaped output, other helpers. */
  readonly complaints: string[]
}

type Target = 'questions' | 'facts' | 'conditions' | 'documents'

const namesFirst: Readonly<Record<string, Target>> = {
  answer: 'questions',
  'if-answer': 'questions',
  'county-name': 'questions',
  pronoun: 'questions',
  verb: 'questions',
  'each-entry': 'questions',
  'if-entries': 'questions',
  list: 'questions',
  count: 'questions',
  total: 'questions',
  quantity: 'questions',
  'date-after': 'questions',
  plural: 'questions',
  fact: 'facts',
  'if-fact': 'facts',
  'if-unsure': 'facts',
  confirm: 'facts',
  when: 'conditions',
  sworn: 'conditions',
  'if-document': 'documents',
  'document-title': 'documents'
}

const namesByKey: Readonly<Record<string, Target>> = {
  where: 'questions',
  of: 'questions',
  office: 'facts',
  fact: 'facts'
}

/** Reads a template without running it: every name it uses, and everything it must not do. */
export function auditTemplate(source: string): TemplateUse {
  const use: TemplateUse = {
    questions: new Set(),
    printed: new Set(),
    facts: new Set(),
    conditions: new Set(),
    documents: new Set(),
    partials: new Set(),
    complaints: []
  }
  visitProgram(Handlebars.parse(source), use)
  return use
}

function visitProgram({ body }: hbs.AST.Program, use: TemplateUse): void {
  for (const statement of body) {
    if (statement.type === 'MustacheStatement') {
      const mustache = statement as hbs.AST.MustacheStatement
      if (!mustache.escaped) use.complaints.push(`line ${statement.loc.start.line}: unescaped output`)
      visitCall(mustache, use)
    } else if (statement.type === 'BlockStatement') {
      const block = statement as hbs.AST.BlockStatement
      visitCall(block, use)
      visitProgram(block.program, use)
      if (block.inverse) visitProgram(block.inverse, use)
    } else if (statement.type === 'PartialStatement') {
      const partial = statement as hbs.AST.PartialStatement
      use.partials.add((partial.name as hbs.AST.PathExpression).original)
      for (const parameter of partial.params) visitParameter(parameter, use)
      for (const { value } of partial.hash?.pairs ?? []) visitParameter(value, use)
    } else if (statement.type !== 'ContentStatement' && statement.type !== 'CommentStatement') {
      use.complaints.push(`line ${statement.loc.start.line}: ${statement.type} is not for templates`)
    }
  }
}

type Call = Pick<hbs.AST.MustacheStatement, 'path' | 'params' | 'hash' | 'loc'>

function visitCall({ path, params, hash, loc }: Call, use: TemplateUse): void {
  const name = (path as hbs.AST.PathExpression).original
  if (!Object.hasOwn(helpers, name))
    use.complaints.push(
      `line ${loc.start.line}: there is no helper ${name}; write {{answer "${name}"}} if it is a question, or a helper of content/README.md`
    )
  const target = namesFirst[name]
  const first = textOf(params[0])
  if (target !== undefined && first !== undefined) use[target].add(first)
  const second = name === 'list' || name === 'total' ? textOf(params[1]) : undefined
  if (second !== undefined) use.questions.add(second)
  const printed = name === 'answer' ? first : second
  if (printed !== undefined) use.printed.add(printed)
  for (const { key, value } of hash?.pairs ?? []) {
    const named = namesByKey[key]
    const text = textOf(value)
    if (named !== undefined && text !== undefined) use[named].add(text)
    visitParameter(value, use)
  }
  for (const parameter of params) visitParameter(parameter, use)
}

function visitParameter(parameter: hbs.AST.Expression, use: TemplateUse): void {
  if (parameter.type === 'SubExpression') visitCall(parameter as hbs.AST.SubExpression, use)
  if (parameter.type === 'PathExpression') {
    const { original } = parameter as hbs.AST.PathExpression
    use.complaints.push(`line ${parameter.loc.start.line}: ${original} needs quotes or brackets`)
  }
}

function textOf(expression: hbs.AST.Expression | undefined): string | undefined {
  return expression?.type === 'StringLiteral' ? (expression as hbs.AST.StringLiteral).value : undefined
}
