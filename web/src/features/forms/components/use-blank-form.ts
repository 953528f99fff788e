import { useEffect, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { getBlankForm } from '../api/get-blank-form.ts'
import { fileNameOf } from '../model/file-name.ts'
import type { Form } from '../model/form.ts'

export type BlankFormState = 'idle' | 'downloading' | 'success' | 'error'

const shownMs = 3_000

/** Idle, downloading, then success or error, which is idle again after three seconds. */
export function useBlankForm(form: Form) {
  const [state, setState] = useState<BlankFormState>('idle')
  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])

  async function download() {
    if (state === 'downloading') return
    setState('downloading')
    try {
      saveFile(await getBlankForm(form), fileNameOf(form.title))
      setState('success')
    } catch {
      setState('error')
    }
  }

  return { state, download }
}
