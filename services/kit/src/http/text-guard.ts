import { badRequest } from './errors.ts'

const MAX_DEPTH = 32

/**
 * Refuses what Postgres and PDF cannot hold: NUL, lone surrogates, and nesting deep enough to exhaust a stack later.
 * Iterative, so that the guard itself survives such input.
 */
export function guardText(value: unknown): void {
  const pending: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (typeof item.value === 'string') guardString(item.value)
    if (typeof item.value !== 'object' || item.value === null || Buffer.isBuffer(item.value)) continue
    if (item.depth >= MAX_DEPTH) throw badRequest('The request is nested too deeply', 'too-deep')
    for (const [key, child] of Object.entries(item.value)) {
      guardString(key)
      pending.push({ value: child, depth: item.depth + 1 })
    }
  }
}

function guardString(text: string) {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    throw badRequest('The request contains characters that are not valid text', 'invalid-text')
  }
}

/** Decodes a body as UTF-8 and refuses bytes that are not. */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('The request is not valid UTF-8', 'invalid-text')
  }
}
