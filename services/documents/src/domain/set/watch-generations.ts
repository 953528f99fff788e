import type { Logger } from '@formwright/kit/process/log'
import { repeat } from '@formwright/kit/process/repeat'
import { findGenerations, type ListedGeneration } from '../../repositories/set/generations.ts'
import type { Database } from '../../tables.ts'

const POLL_MS = 1_000

type Follower = (generation: ListedGeneration | undefined) => void

export type GenerationWatch = ReturnType<typeof watchGenerations>

/** Looks after all sets that somebody waits for, with one query for all of them. */
export function watchGenerations(db: Database, log: Logger) {
  const followers = new Map<string, Set<Follower>>()
  const loop = repeat('watching generations', POLL_MS, look, log)

  async function look(): Promise<void> {
    const ids = [...followers.keys()]
    if (ids.length === 0) return
    const byId = new Map((await findGenerations(db, ids)).map((generation) => [generation.id, generation]))
    for (const id of ids) for (const tell of [...(followers.get(id) ?? [])]) tell(byId.get(id))
  }

  return {
    /** Calls back about once a second, and at each `soon`, until the returned function is called. */
    follow(id: string, follower: Follower): () => void {
      const of = followers.get(id) ?? new Set()
      followers.set(id, of.add(follower))
      loop.soon()
      return () => {
        of.delete(follower)
        if (of.size === 0 && followers.get(id) === of) followers.delete(id)
      }
    },
    /** A worker rang: something went on. */
    soon: () => loop.soon(),
    stop: () => loop.stop()
  }
}
