import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { parse } from 'yaml'

export const contentFolder: string = join(import.meta.dirname, '../../content')

/** A mistake in a content folder, told to the person who wrote it: the file, the key, what is wrong. */
export class ContentError extends Error {
  constructor(file: string, message: string, options?: ErrorOptions) {
    super(`content/${relative(contentFolder, file)}: ${message}`, options)
    this.name = 'ContentError'
  }
}

/** Reads a YAML or JSON file (JSON is YAML) and checks it against its schema. */
export function readChecked<Schema extends TSchema>(file: string, schema: Schema): NoInfer<Static<Schema>> {
  const content = parseFile(file)
  const validator = validatorOf(schema)
  if (validator.Check(content)) return content as NoInfer<Static<Schema>>
  const errors = validator.Errors(content).filter(({ keyword }) => keyword !== 'boolean')
  const deepest = errors.sort((a, b) => b.instancePath.length - a.instancePath.length)[0]
  const key = deepest?.instancePath.slice(1).replaceAll('/', '.') || 'the whole file'
  throw new ContentError(file, `${key}: ${deepest?.message ?? 'is not as the README describes'}${unknownKeys(deepest)}`)
}

const validators = new WeakMap<TSchema, Validator>()

/** Compiled once: a schema checks a file of every folder. */
function validatorOf(schema: TSchema): Validator {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return validator
}

function unknownKeys(error: { keyword: string; params: unknown } | undefined): string {
  const { additionalProperties = [] } = (error?.params ?? {}) as { additionalProperties?: string[] }
  return error?.keyword === 'additionalProperties' ? `: ${additionalProperties.join(', ')}` : ''
}

function parseFile(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('.json') ? JSON.parse(text) : parse(text)
  } catch (cause) {
    throw new ContentError(file, cause instanceof Error ? cause.message : 'cannot be read', { cause })
  }
}
