import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { hasSessionEnded, subscribeToToken } from '../../../lib/identity/auth-token.ts'
import type { Progress } from '../api/get-progress.ts'
import { getProgress, newDraft } from '../api/get-progress.ts'
import type { Draft as Sent } from '../api/save-progress.ts'
import { newerIn, saveProgress } from '../api/save-progress.ts'
import { cleaned } from '../model/clean.ts'
import type { Autosave, AutosaveState, Newer } from '../model/saving/autosave.ts'
import { createAutosave, StaleRevision } from '../model/saving/autosave.ts'

const saveAfterMs = 700
const retryAfterMs = 8000

export type Draft = { autosave: Autosave; state: AutosaveState }

/** The answers of one matter, kept here and on the server. Restored only if they belong to this service. */
export function useDraft(serviceId: number, progress: Progress | null): Draft {
  const [autosave] = useState(() => open(serviceId, progress))
  useEffect(() => {
    const saveNow = () => void autosave.flush().catch(() => null)
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveNow()
    }
    // The browser asks before a page goes whose answers are nowhere else yet.
    const onLeave = (event: BeforeUnloadEvent) => {
      if (['failed', 'conflict'].includes(autosave.state().status)) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', saveNow)
    window.addEventListener('beforeunload', onLeave)
    const stop = subscribeToToken(saveNow)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', saveNow)
      window.removeEventListener('beforeunload', onLeave)
      stop()
      saveNow()
    }
  }, [autosave])
  return { autosave, state: useSyncExternalStore(autosave.subscribe, autosave.state) }
}

function open(serviceId: number, progress: Progress | null): Autosave {
  const own = progress && Number(progress.service_id) === serviceId ? progress : null
  return createAutosave({
    // Revision 0 says that there was nothing yet: a draft that another tab has begun meanwhile is not written over.
    start: { answers: own?.answers ?? {}, draftId: own?.draft_id ?? null, revision: own ? own.revision : 0 },
    delayMs: saveAfterMs,
    retryMs: retryAfterMs,
    save: async ({ answers, completed, draftId, revision }) => {
      const keepalive = document.visibilityState === 'hidden'
      const draft = { service_id: serviceId, answers: cleaned(answers), completed, draft_id: draftId, revision }
      try {
        const saved = await saveSomewhere(draft, keepalive)
        return { draftId: saved.draft_id, revision: saved.revision }
      } catch (error) {
        if (error instanceof ApiError && error.status === 409)
          throw new StaleRevision(await newerOf(error, serviceId, draftId))
        throw error
      }
    }
  })
}

/**
 * A draft that is no longer there, or no longer this person's, makes way for a new one with the same answers. Not while a
 * session has just ended: whoever signs in again finds the draft where it was.
 */
async function saveSomewhere(draft: Sent, keepalive: boolean) {
  try {
    return await saveProgress(draft, keepalive)
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404 && draft.draft_id !== null
    if (!gone || draft.draft_id === newDraft || hasSessionEnded()) throw error
    return saveProgress({ ...draft, draft_id: newDraft, revision: null }, keepalive)
  }
}

/** The other tab's answers travel in the refusal; were they missing, they are fetched. */
async function newerOf(error: ApiError, serviceId: number, draftId: string | null): Promise<Newer> {
  const told = newerIn(error)
  if (told?.answers) return told
  const progress = await getProgress(serviceId, draftId)
  return { answers: progress.answers ?? {}, revision: progress.revision ?? 0 }
}
