import { useState } from 'react'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { DownloadButton } from '../../../features/documents/components/download-button.tsx'

/** Saves the packet of a finished matter. Why it could not be saved is said beside the button. */
export function MatterDownload({ generationId, name }: { generationId: string; name: string }) {
  const [failure, setFailure] = useState('')
  return (
    <>
      <DownloadButton
        file={{ generationId }}
        saveAs="Legal_Documents.pdf"
        label="Download"
        spokenLabel={`Download ${name}`}
        onFailure={setFailure}
      />
      {failure ? (
        <Notice tone="stop" className="order-last w-full">
          {failure}
        </Notice>
      ) : null}
    </>
  )
}
