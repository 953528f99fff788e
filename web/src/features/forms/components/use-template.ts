import { useEffect, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { getTemplate } from '../api/get-template.ts'
import type { Form } from '../model/form.ts'
import { templateName } from '../model/template-name.ts'

export type TemplateState = 'idle' | 'downloading' | 'success' | 'error'

const shownMs = 3_000

/** Idle, downloading, then success or error, which is idle again after three seconds. */
export function useTemplate(form: Form) {
  const [state, setState] = useState<TemplateState>('idle')
  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])

  async function download() {
    if (state === 'downloading') return
    setState('downloading')
    try {
      saveFile(await getTemplate(form), templateName(form.title))
      setState('success')
    } catch {
      setState('error')
    }
  }

  return { state, download }
}
