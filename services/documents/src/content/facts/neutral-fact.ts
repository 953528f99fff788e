import type { ServiceContent } from '../library.ts'
import type { FactValue } from '../schemas/facts.ts'

const cache = new WeakMap<ServiceContent, Map<string, FactValue>>()

/** What most of a service's states say: the blank form without a state follows the general rule. */
export function neutralFact(service: ServiceContent, path: string): FactValue {
  const known = cache.get(service) ?? new Map<string, FactValue>()
  cache.set(service, known)
  const remembered = known.get(path)
  if (remembered !== undefined) return remembered

  const votes = new Map<string, { value: FactValue; count: number }>()
  for (const state of service.states) {
    const value = service.facts.get(state, path)
    const vote = votes.get(JSON.stringify(value)) ?? { value, count: 0 }
    votes.set(JSON.stringify(value), { value, count: vote.count + 1 })
  }
  const [winner] = [...votes.values()].sort((a, b) => b.count - a.count)
  const value = winner?.value ?? null
  known.set(path, value)
  return value
}
