import type { Answer, Answers } from '@formwright/interview/answers'

export type Stored = { draftId: string | null; revision: number | null }
export type Newer = { answers: Answers; revision: number }
export type SaveStatus = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict'

export type AutosaveState = Stored & {
  answers: Answers
  status: SaveStatus
  /** Ids changed here since the last save: what a conflict must not lose. */
  changed: ReadonlySet<string>
  newer: Newer | null
}

/** Thrown by `save` when another tab was faster, with what that one wrote. */
export class StaleRevision extends Error {
  override readonly name = 'StaleRevision'
  readonly newer: Newer

  constructor(newer: Newer) {
    super('another tab saved these answers first')
    this.newer = newer
  }
}

type Save = (draft: Stored & { answers: Answers; completed: boolean }) => Promise<{ draftId: string; revision: number }>

export type Autosave = {
  state: () => AutosaveState
  subscribe: (listener: () => void) => () => void
  change: (id: string, answer: Answer) => void
  /** Writes now what was changed and is not yet written; rejects when that fails. */
  flush: (completed?: boolean) => Promise<void>
  /** The same at the person's own wish: a draft that does not exist yet is begun, even with nothing in it. */
  keep: () => Promise<void>
  resolve: (answers: Answers, changed: ReadonlySet<string>) => void
  /** Another call of ours moved the draft on: the next write goes on top of that. */
  movedOn: (stored: { draftId: string; revision: number }) => void
}

type Options = { start: Stored & { answers: Answers }; save: Save; delayMs: number; retryMs: number }

/** Keeps the answers of one matter and writes them after each change, one write at a time. */
export function createAutosave({ start, save, delayMs, retryMs }: Options): Autosave {
  let state: AutosaveState = { ...start, status: 'untouched', changed: new Set(), newer: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const patch = (part: Partial<AutosaveState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(() => null), ms)
  }

  async function flush(completed = false, wished = false): Promise<void> {
    clearTimeout(timer)
    while (running) await running.catch(() => null)
    if (state.newer) throw new StaleRevision(state.newer)
    if (state.changed.size === 0 && !completed && !wished) return
    running = write(completed).finally(() => {
      running = null
    })
    await running
  }

  async function write(completed: boolean): Promise<void> {
    const sent = state.answers
    patch({ status: 'saving' })
    try {
      const { draftId, revision } = await save({
        draftId: state.draftId,
        revision: state.revision,
        answers: sent,
        completed
      })
      const changed = new Set([...state.changed].filter((id) => state.answers[id] !== sent[id]))
      patch({ draftId, revision, changed, status: changed.size > 0 ? 'waiting' : 'saved' })
      if (changed.size > 0) later(delayMs)
    } catch (error) {
      if (error instanceof StaleRevision) patch({ status: 'conflict', newer: error.newer })
      else {
        patch({ status: 'failed' })
        if (!completed) later(retryMs)
      }
      throw error
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(id, answer) {
      patch({
        answers: { ...state.answers, [id]: answer },
        changed: new Set([...state.changed, id]),
        status: state.newer ? 'conflict' : 'waiting'
      })
      if (!state.newer) later(delayMs)
    },
    flush: (completed) => flush(completed),
    keep: () => flush(false, state.draftId === null),
    movedOn: patch,
    resolve(answers, changed) {
      patch({ answers, changed, revision: state.newer?.revision ?? state.revision, newer: null, status: 'waiting' })
      later(0)
    }
  }
}
