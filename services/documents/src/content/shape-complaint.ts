import type { TLocalizedValidationError } from 'typebox/error'

/** What is wrong with the shape of a file, in an author's words: the key, and what to write there. */
export function shapeComplaint(content: unknown, errors: readonly TLocalizedValidationError[]): string {
  const told = errors.filter(({ keyword }) => keyword !== 'boolean' && keyword !== 'anyOf')
  const depth = Math.max(...told.map(({ instancePath }) => instancePath.length))
  const path = told.find(({ instancePath }) => instancePath.length === depth)?.instancePath ?? ''
  const { key, value } = lookUp(content, path)
  const here = told.filter(({ instancePath }) => instancePath === path)
  // Where one of several shapes is allowed, the one that fits in kind tells more than the one that does not.
  const fitting = here.filter(({ keyword }) => keyword !== 'type')
  const complaints = (fitting.length > 0 ? fitting : here).map((error) => complaintOf(error, value))
  return `${key || 'the whole file'}: ${[...oneOf(here), ...new Set(complaints.filter(Boolean))].join('; and ')}`
}

/** The value at a path, and the path as an author finds it: entries by their id or title instead of their number. */
function lookUp(content: unknown, path: string): { key: string; value: unknown } {
  const names: string[] = []
  let value = content
  for (const step of path.split('/').slice(1)) {
    value = (value as Record<string, unknown> | undefined)?.[step]
    const { id, title } = (value ?? {}) as { id?: unknown; title?: unknown }
    const name = /^\d+$/.test(step) ? (id ?? title) : undefined
    names.push(typeof name === 'string' ? name : step)
  }
  return { key: names.join('.'), value }
}

/** The values of which one must stand here. */
function oneOf(errors: readonly TLocalizedValidationError[]): string[] {
  const allowed = errors.flatMap((error) => {
    if (error.keyword === 'enum') return error.params.allowedValues
    return error.keyword === 'const' ? [error.params.allowedValue] : []
  })
  return allowed.length === 0 ? [] : [`must be one of these: ${allowed.join(', ')}`]
}

function complaintOf({ keyword, params, message }: TLocalizedValidationError, value: unknown): string {
  switch (keyword) {
    case 'enum':
    case 'const':
      return ''
    case 'required':
      return `${params.requiredProperties.join(', ')} missing; add it as content/README.md says`
    case 'additionalProperties':
      return `there is no key ${params.additionalProperties.join(', ')}; take them out, or write one of the keys that content/README.md names`
    case 'pattern':
      return `“${String(value)}” is not written so; ${patterns[String(params.pattern)] ?? 'see content/README.md'}`
    case 'type':
      return `must be ${kinds[String(params.type)] ?? message}`
    case 'minItems':
      return `needs at least ${params.limit} entries; add some`
    case 'uniqueItems':
      return 'names one entry twice; take one out'
    case 'minLength':
      return 'is empty; write a text, or take the key out'
    default:
      return message
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list, such as [one, two]',
  object: 'keys with values, such as { id: … }',
  integer: 'a whole number, without a sign or a word',
  number: 'a number, without a sign or a word',
  boolean: 'true or false'
}

const patterns: Readonly<Record<string, string>> = {
  '^[a-z][a-z0-9_]{0,63}$': 'use small letters, digits and _, such as full_name',
  '^(?!(packet|cover|filing-kit)$)[a-z][a-z0-9-]{0,63}$':
    'use small letters, digits and hyphens, such as cover-letter; packet, cover and filing-kit are taken',
  '^[a-z][a-z0-9-]+$': 'use small letters, digits and hyphens, such as simple-will',
  '^[a-z][a-z0-9-]*$': 'use small letters, digits and hyphens, such as under-age',
  '^[0-9]{2}-[a-z0-9-]+\\.hbs$': 'write two digits, a name and .hbs, such as 01-cover-letter.hbs',
  '^[A-Z]{2}$': 'write the postal code, such as TX',
  '^[0-9]{4}\\.[0-9]{1,2}\\.[0-9]+$': 'write year, month and number, such as 2026.11.1'
}
