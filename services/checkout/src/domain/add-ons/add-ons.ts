/** What can be bought with a service, and for how many cents. */
export const ADD_ONS = {
  document_review: { title: 'Professional Legal Analysis', priceCents: 14_900 },
  express_consultation: { title: 'Express Legal Consultation', priceCents: 17_900 },
  filing_support: { title: 'Priority Legal Support', priceCents: 9_900 }
} as const
export type AddOnId = keyof typeof ADD_ONS

/** Each wanted add-on once, in one order, so that the same wish always reads the same. */
export const addOnsOf = (ids: readonly AddOnId[]) =>
  [...new Set(ids)].sort().map((id) => ({ id, title: ADD_ONS[id].title, price_cents: ADD_ONS[id].priceCents }))
