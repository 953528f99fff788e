import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml'
import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { shapeComplaint } from './shape-complaint.ts'

/** Where our services live; the loader takes any other folder of the same shape. */
export const contentFolder: string = join(import.meta.dirname, '../../content')

/** A mistake in a content folder, told to the person who wrote it: the file, the key, what is wrong. */
export class ContentError extends Error {
  constructor(file: string, message: string, options?: ErrorOptions) {
    const isOurs = file.startsWith(contentFolder)
    super(`${isOurs ? `content/${relative(contentFolder, file)}` : file}: ${message}`, options)
    this.name = 'ContentError'
  }
}

/** Reads a YAML or JSON file (JSON is YAML) and checks it against its schema; `complete` first writes out its short forms. */
export function readChecked<Schema extends TSchema>(
  file: string,
  schema: Schema,
  complete: (content: unknown) => unknown = (content) => content
): NoInfer<Static<Schema>> {
  const content = complete(parseFile(file))
  const validator = validatorOf(schema)
  if (validator.Check(content)) return content as NoInfer<Static<Schema>>
  throw new ContentError(file, shapeComplaint(content, validator.Errors(content)))
}

const validators = new WeakMap<TSchema, Validator>()

/** Compiled once: a schema checks a file of every folder. */
function validatorOf(schema: TSchema): Validator {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return validator
}

function parseFile(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('.json') ? JSON.parse(text) : load(text, { schema: CORE_SCHEMA })
  } catch (cause) {
    throw new ContentError(file, parseComplaint(cause), { cause })
  }
}

function parseComplaint(cause: unknown): string {
  if (cause instanceof YAMLException && cause.mark !== undefined) {
    return `line ${cause.mark.line + 1}, column ${cause.mark.column + 1}: ${cause.reason}; a text with a colon in it stands in quotes`
  }
  if (cause instanceof SyntaxError) return `${cause.message}; look there for a comma too many or a quote too few`
  return cause instanceof Error ? cause.message : 'cannot be read'
}
