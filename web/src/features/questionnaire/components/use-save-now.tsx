import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import type { Draft } from './use-draft.ts'

export type SaveWord = { tone: 'good' | 'stop'; sentence: string }

const saved: SaveWord = { tone: 'good', sentence: 'Progress saved! You can return to this questionnaire anytime.' }
const failed: SaveWord = { tone: 'stop', sentence: 'Failed to save progress. Please try again.' }

/** Saves now and says so; `said` is shown by whoever places the button. */
export function useSaveNow(draft: Draft): { said: SaveWord | null; forget: () => void; button: React.ReactNode } {
  const [said, setSaid] = useState<SaveWord | null>(null)
  const [saving, setSaving] = useState(false)
  async function save() {
    if (saving) return
    setSaving(true)
    setSaid(null)
    await draft.autosave.keep().then(
      () => setSaid(saved),
      () => setSaid(failed)
    )
    setSaving(false)
  }
  const button = (
    // Not disabled meanwhile: that would take the focus from it.
    <Button look="quiet" onClick={save} aria-disabled={saving || undefined}>
      Save Progress
    </Button>
  )
  return { said, forget: () => setSaid(null), button }
}

export function SaidNotice({ said }: { said: SaveWord | null }) {
  if (!said) return null
  return (
    <Notice tone={said.tone} className="mt-5">
      {said.sentence}
    </Notice>
  )
}
