import type { ServiceContent } from '../../src/content/library.ts'
import type { Partials } from '../../src/content/shared/shared.ts'
import { readTemplate } from './read-template.ts'

/** A template of a folder, and where it stands. */
interface Text {
  readonly place: string
  readonly source: string
}

/** The service's own partials, and the shared ones that its texts call, straight or through others, with every state's variant. */
export function partialsCalled(
  texts: readonly Text[],
  { shared, partials }: Pick<ServiceContent, 'shared' | 'partials'>
): Text[] {
  const found = new Map<string, Text[]>(Object.keys(partials).map((name) => [name, ownPartial(name, partials)]))
  let open = [...texts, ...[...found.values()].flat()]
  while (open.length > 0) {
    const called = new Set(open.flatMap(({ source }) => [...readTemplate(source).partials]))
    const fresh = [...called].filter((name) => !found.has(name))
    for (const name of fresh) found.set(name, sharedPartial(name, shared))
    open = fresh.flatMap((name) => found.get(name) ?? [])
  }
  return [...found.values()].flat()
}

const ownPartial = (name: string, partials: Partials): Text[] => [
  { place: `partials/${name}.hbs`, source: partials[name] ?? '' }
]

function sharedPartial(name: string, { partials, variants }: ServiceContent['shared']): Text[] {
  const general = partials[name]
  const byState = Object.entries(variants).flatMap(([state, texts]) => {
    const source = texts[name]
    return source === undefined ? [] : [{ place: `_shared/${name}/${state}.hbs`, source }]
  })
  return [...(general === undefined ? [] : [{ place: `_shared/${name}.hbs`, source: general }]), ...byState]
}
