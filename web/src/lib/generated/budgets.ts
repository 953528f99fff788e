// Made by `npm run generate` from the services.

/** What a person may say of what a lawyer may cost. */
export const budgets = [
  "Under $200/hour",
  "$200-400/hour",
  "$400-600/hour",
  "$600+/hour",
  "Contingency Fee",
  "Flat Fee",
  "Payment Plans"
] as const
