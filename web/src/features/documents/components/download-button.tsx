import { useState } from 'react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { type Download, downloadAddress, getFile } from '../api/download.ts'

export const downloadFailed = 'Download will be available shortly. Please check your email for documents.'

type DownloadButtonProps = {
  file: Download
  saveAs: string
  label: string
  spokenLabel?: string
  look?: 'primary' | 'quiet'
  onFailure: (sentence: string) => void
}

/** A real link to the file. A click fetches it first, so that a failure is a sentence here and not a lost page. */
export function DownloadButton({ file, saveAs, label, spokenLabel, look = 'primary', onFailure }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  async function fetchAndSave() {
    setBusy(true)
    onFailure('')
    try {
      saveFile(await getFile(file), saveAs)
    } catch (error) {
      onFailure(error instanceof ApiError && error.status === 410 && error.detail ? error.detail : downloadFailed)
    }
    setBusy(false)
  }
  return (
    <a
      href={downloadAddress(file)}
      download={saveAs}
      aria-label={spokenLabel}
      aria-busy={busy}
      className={buttonClass(look)}
      onClick={(event) => {
        event.preventDefault()
        if (!busy) void fetchAndSave()
      }}
    >
      {busy ? 'Fetching…' : label}
    </a>
  )
}
