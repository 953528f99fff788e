import Handlebars from 'handlebars'
import type { Partials } from '../../../content/shared/shared.ts'

/** A template and, by name, the service's own partials, which stand for parts of it. */
export interface Paper {
  readonly source: string
  readonly partials: Partials
}

/** A paragraph, list item or numbered paragraph, with whether what it says rests on answers. */
export interface Statement {
  readonly place: string
  words: string
  rests: boolean
}

/** A stretch of text; `place` tells where the line stands that comes so many lines after its first. */
export interface Run {
  readonly words: string
  readonly place: (after: number) => string
}

/** Printed from an answer. */
const answering = new Set(['answer', 'list', 'count', 'quantity', 'date-after', 'county-name', 'pronoun', 'verb'])
/** A branch that answers choose, or that needs no answer. */
const branching = new Set(['when', 'if-answer', 'if-entries', 'each-entry', 'sworn', 'plea'])
/** A branch in which a claim about time may stand. */
const bearingOut = new Set(['sworn', 'plea'])
/** Lines to sign and certificates to fill in state nothing of their own. */
const formal = /\b(?:sign|signature|seal|venue|certificate)\b/

interface Cover {
  readonly rests: boolean
  readonly bornOut: boolean
}

/** Reads a paper from top to bottom: its statements, its text, and what blocks it calls. */
export class PaperReader {
  readonly statements: Statement[] = []
  /** All text; where a branch bears it out, and where a tag stood, is a ¶ in `open`. */
  text = ''
  readonly open: Run[] = []
  readonly called: string[] = []
  readonly #partials: Partials
  readonly #started: { statement: Statement; ends: string }[] = []
  readonly #divs: boolean[] = []

  constructor({ source, partials }: Paper) {
    this.#partials = partials
    this.#readProgram(Handlebars.parse(source), '', { rests: false, bornOut: false })
  }

  #readProgram({ body }: hbs.AST.Program, file: string, cover: Cover): void {
    for (const node of body) {
      const place = (after: number) => `${file}line ${node.loc.start.line + after}`
      if (node.type === 'ContentStatement') this.#readContent(node as hbs.AST.ContentStatement, place, cover)
      else if (node.type === 'MustacheStatement') this.#readCall(node as hbs.AST.MustacheStatement, place, cover)
      else if (node.type === 'BlockStatement') this.#readBlock(node as hbs.AST.BlockStatement, place, file, cover)
      else if (node.type === 'PartialStatement') this.#readPartial(node as hbs.AST.PartialStatement, place, cover)
    }
  }

  #readContent({ original }: hbs.AST.ContentStatement, place: Run['place'], cover: Cover): void {
    const html = String(original)
    this.#note(html.replace(/<[^>]*>/g, withLinesOnly), place, cover)
    let line = 0
    for (const part of html.split(/(<[^>]*>)/)) {
      if (part.startsWith('<')) this.#readTag(part, place(line), cover)
      else this.#say(part)
      line += part.split('\n').length - 1
    }
  }

  #readTag(tag: string, place: string, cover: Cover): void {
    const [, close, name = '', classes = ''] = /^<(\/?)(p|li|div)\b(?:[^>]*class="([^"]*)")?/.exec(tag) ?? []
    if (name === 'div' && close === '/') this.#divs.pop()
    else if (name === 'div') this.#divs.push(formal.test(classes))
    else if (name !== '' && close === '/') this.#end(name)
    else if (name !== '') this.#start(name, place, cover)
  }

  #readCall(call: hbs.AST.MustacheStatement, place: Run['place'], cover: Cover): void {
    if (printsAnswer(call)) this.#rest()
    this.#note('…', place, cover)
  }

  #readBlock(block: hbs.AST.BlockStatement, place: Run['place'], file: string, cover: Cover): void {
    const name = nameOf(block)
    const isNumbered = name === 'numbered'
    if (branching.has(name)) this.#rest()
    if (isNumbered) this.#start(name, place(0), cover)
    const rests = cover.rests || branching.has(name)
    this.#readProgram(block.program, file, { rests, bornOut: cover.bornOut || bearingOut.has(name) })
    if (block.inverse) this.#readProgram(block.inverse, file, { rests, bornOut: cover.bornOut })
    if (isNumbered) this.#end(name)
  }

  #readPartial(partial: hbs.AST.PartialStatement, place: Run['place'], cover: Cover): void {
    const name = (partial.name as hbs.AST.PathExpression).original
    const values = (partial.hash?.pairs ?? []).map(({ value }) => value)
    if (values.some(isAnswer)) this.#rest()
    this.#note(` ${values.map(literal).join(' ¶ ')} `, place, cover)
    this.called.push(name)
    const own = this.#partials[name]
    if (own !== undefined) this.#readProgram(Handlebars.parse(own), `partials/${name}.hbs, `, cover)
  }

  #note(words: string, place: Run['place'], { bornOut }: Cover): void {
    this.text += words
    this.open.push({ words: bornOut ? '¶' : words, place })
  }

  #start(ends: string, place: string, { rests }: Cover): void {
    const statement = { place, words: '', rests: rests || this.#divs.includes(true) }
    this.statements.push(statement)
    this.#started.push({ statement, ends })
  }

  #end(ends: string): void {
    const last = this.#started.findLastIndex((candidate) => candidate.ends === ends)
    if (last !== -1) this.#started.splice(last)
  }

  #say(words: string): void {
    const innermost = this.#started.at(-1)
    if (innermost !== undefined) innermost.statement.words += words
  }

  #rest(): void {
    for (const { statement } of this.#started) statement.rests = true
  }
}

type Call = Pick<hbs.AST.MustacheStatement, 'path' | 'params' | 'hash'>

const nameOf = ({ path }: Pick<Call, 'path'>): string => (path as hbs.AST.PathExpression).original

/** Whether the call prints an answer, itself or in a parameter: {{an (answer "x")}}. */
function printsAnswer(call: Call): boolean {
  const values = [...call.params, ...(call.hash?.pairs ?? []).map(({ value }) => value)]
  return answering.has(nameOf(call)) || values.some(isAnswer)
}

const isAnswer = (value: hbs.AST.Expression): boolean =>
  value.type === 'SubExpression' && printsAnswer(value as hbs.AST.SubExpression)

const literal = (value: hbs.AST.Expression): string =>
  value.type === 'StringLiteral' ? (value as hbs.AST.StringLiteral).value : '…'

const withLinesOnly = (tag: string): string => `¶${tag.replace(/[^\n]/g, '')}`
