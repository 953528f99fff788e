/**
 * What a column says of a person:
 * - `none`: nothing, once the columns beside it are gone: a price, a time, a sentence of ours;
 * - `trace`: a person may be found by it: an id, a hash. No export needs it; erasure takes it out of its own column, while a fact
 *   may name it for as long as facts are kept;
 * - `personal`: the person's own. The export shows it, erasure leaves it nowhere;
 * - `personal`, with the reasons for what is otherwise.
 */
export type Mark = 'none' | 'trace' | 'personal' | Reasons

export interface Reasons {
  /** Why no export shows it. */
  unshown?: string
  /** Why it outlives the account. */
  kept?: string
  /** Why it outlives the wish of a person without an account, who is known by an address alone. */
  keptWithoutAccount?: string
}

/** A mark for each column of each table: with `satisfies` beside the tables, a column without a mark does not compile. */
export type MarksOf<Tables> = {
  readonly [Table in keyof Tables]: { readonly [Column in keyof Tables[Table]]: Mark }
}

export const SECRET = { unshown: 'a secret' } as const satisfies Mark
export const OF_STAFF = {
  unshown: "a member of staff's, who acted for us",
  kept: 'the books say who did what',
  keptWithoutAccount: 'the books say who did what'
} as const satisfies Mark
