/** One tool for authors and reviewers. */
export interface Tool {
  /** As it is typed after `npm run content --`. */
  readonly usage: string
  /** One sentence. */
  readonly does: string
  /** The exit code: 0 when all is well. */
  run(args: string[]): Promise<number>
}

/** Something the person at the terminal asked for that cannot be done: told with the usage, without a stack. */
export class Mistake extends Error {
  override name = 'Mistake'
}
