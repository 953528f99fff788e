import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { Progress } from '../api/get-progress.ts'
import { getProgress } from '../api/get-progress.ts'
import { saveProgress } from '../api/save-progress.ts'
import type { Autosave, AutosaveState, Newer } from '../model/autosave.ts'
import { createAutosave, StaleRevision } from '../model/autosave.ts'
import { cleaned } from '../model/clean.ts'

const saveAfterMs = 700
const retryAfterMs = 8000

export type Draft = { autosave: Autosave; state: AutosaveState }

/** The answers of one matter, kept here and on the server. Restored only if they belong to this service. */
export function useDraft(serviceId: number, progress: Progress | null): Draft {
  const [autosave] = useState(() => open(serviceId, progress))
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush().catch(() => null)
    }
    const onOnline = () => void autosave.flush().catch(() => null)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', onOnline)
      onOnline()
    }
  }, [autosave])
  return { autosave, state: useSyncExternalStore(autosave.subscribe, autosave.state) }
}

function open(serviceId: number, progress: Progress | null): Autosave {
  const own = progress && Number(progress.service_id) === serviceId ? progress : null
  return createAutosave({
    start: { answers: own?.answers ?? {}, draftId: own?.draft_id ?? null, revision: own?.revision ?? null },
    delayMs: saveAfterMs,
    retryMs: retryAfterMs,
    save: async ({ answers, completed, draftId, revision }) => {
      const keepalive = document.visibilityState === 'hidden'
      const draft = { service_id: serviceId, answers: cleaned(answers), completed, draft_id: draftId, revision }
      try {
        const saved = await saveProgress(draft, keepalive)
        return { draftId: saved.draft_id, revision: saved.revision }
      } catch (error) {
        if (error instanceof ApiError && error.status === 409)
          throw new StaleRevision(await newerOf(error, serviceId, draftId))
        throw error
      }
    }
  })
}

/** The other tab's answers travel in the refusal; were they missing, they are fetched. */
async function newerOf(error: ApiError, serviceId: number, draftId: string | null): Promise<Newer> {
  const told = error.body as Partial<Newer> | null
  if (told?.answers && typeof told.revision === 'number') return { answers: told.answers, revision: told.revision }
  const progress = await getProgress(serviceId, draftId)
  return { answers: progress.answers ?? {}, revision: progress.revision ?? 0 }
}
