/** One piece of a policy: a paragraph, a list, a list of terms with what they mean, or a table. */
export type Block =
  | string
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }

export type Section = { id: string; title: string; blocks: readonly Block[] }

/** A text that people agree to. `updated` is an ISO date, and moves whenever a sentence does. */
export type Policy = {
  title: string
  description: string
  updated: string
  intro: string
  sections: readonly Section[]
}
