import type { FormValue } from './form.ts'
import type { Till } from './till.ts'

type Group = Record<string, unknown>

/** Puts whole objects in the place of ids, for the `expand` paths the API was asked for. The answer itself is a copy. */
export function expand(answer: object, paths: FormValue | undefined, till: Till): object {
  if (!Array.isArray(paths) || paths.length === 0) return answer
  const copy = structuredClone(answer) as Group
  for (const path of paths) if (typeof path === 'string') expandPath(copy, path.split('.'), till)
  return copy
}

function expandPath(place: Group, [step, ...rest]: string[], till: Till): void {
  if (!step) return
  if (step === 'data' && Array.isArray(place['data'])) {
    for (const entry of place['data'] as Group[]) expandPath(entry, rest, till)
    return
  }
  const value = place[step]
  if (typeof value === 'string') {
    if (step === 'payment_intent') place[step] = structuredClone(till.intent(value))
    if (step === 'latest_charge' || step === 'charge') place[step] = structuredClone(till.charge(value))
  }
  if (step === 'line_items' && place['object'] === 'checkout.session') {
    const id = String(place['id'])
    place[step] = {
      object: 'list',
      data: till.basket(id).lines,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`
    }
  }
  const next = place[step]
  if (typeof next === 'object' && next !== null) expandPath(next as Group, rest, till)
}
