import { walkParts } from '@formwright/interview/condition'
import { factsNamed } from '../../src/content/conditions/conditions.ts'
import type { ServiceContent } from '../../src/content/library.ts'
import { conditionsOf, ownTemplatesOf } from '../check/folder.ts'
import { readTemplate } from '../check/read-template.ts'

/** What of the shared parts a service uses: only that is in its book. */
export interface Used {
  /** Partials, clauses and blocks by name, those they use in turn among them. */
  readonly partials: readonly string[]
  readonly facts: readonly string[]
}

export function usedBy(service: ServiceContent): Used {
  const { shared, partials, meta, filing } = service
  const texts = { ...shared.partials, ...partials }
  const facts = new Set([
    ...meta.documents.flatMap(({ title_fact }) => title_fact ?? []),
    ...[meta.state_fee, filing.office].filter((path) => path !== undefined)
  ])
  const called = new Set<string>()
  const read = (source: string) => {
    const use = readTemplate(source)
    for (const path of use.facts) facts.add(path)
    for (const name of use.partials) {
      if (called.has(name)) continue
      called.add(name)
      const variants = Object.values(shared.variants).map((texts) => texts[name])
      for (const text of [texts[name], ...variants]) if (text !== undefined) read(text)
    }
  }
  for (const { source } of ownTemplatesOf(service)) read(source)
  for (const { condition } of conditionsOf(service)) {
    walkParts(condition, (part) => {
      for (const { path } of factsNamed(part)) facts.add(path)
    })
  }
  return { partials: [...called].sort(), facts: [...facts].filter((path) => service.facts.knows(path)).sort() }
}
