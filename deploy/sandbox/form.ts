import { parse } from 'node:querystring'

/** A parsed form: text, lists and groups, as Stripe's clients write them with brackets. */
export type Form = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | Form

const refused = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads `line_items[0][price_data][currency]=usd&expand[]=x` into nested values. Numbered groups become lists.
 * Throws on names that would reach into an object's prototype.
 */
export function parseForm(text: string): Form {
  const tree: Form = Object.create(null) as Form
  for (const [name, value] of Object.entries(parse(text, '&', '=', { maxKeys: 2_000 }))) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) insert(tree, pathOf(name), one)
  }
  return listify(tree) as Form
}

/** `a[b][]` → `a`, `b`, ``. */
function pathOf(name: string): string[] {
  const path = name.replaceAll(']', '').split('[')
  if (path.some((step) => refused.has(step))) throw new Error(`the parameter name ${name} is not allowed`)
  return path
}

function insert(tree: Form, path: string[], value: string): void {
  let place = tree
  for (const [index, raw] of path.entries()) {
    const step = raw === '' ? String(Object.keys(place).length) : raw
    if (index === path.length - 1) {
      place[step] = value
      return
    }
    const next = place[step]
    const group = typeof next === 'object' && !Array.isArray(next) ? next : (Object.create(null) as Form)
    place[step] = group
    place = group
  }
}

function listify(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listify(inner)] as const)
  if (entries.length > 0 && entries.every(([name], index) => name === String(index))) {
    return entries.map(([, inner]) => inner)
  }
  return Object.fromEntries(entries)
}
