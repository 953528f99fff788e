import { useMutation } from '@tanstack/react-query'
import { LoadFailure } from '../../../components/ui/notice/load-failure.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import { detailOf } from '../../../lib/api/api-error.ts'
import { verifyDocument } from '../api/verify-document.ts'
import { isPdf, sha256Of } from '../model/checksum.ts'
import { FileDrop } from './file-drop.tsx'
import { VerdictView } from './verdict-view.tsx'

/** Takes a PDF, computes its checksum here and asks whether we issued exactly that file. */
export function Verifier() {
  const check = useMutation({ mutationFn: verify })
  return (
    <div className="grid gap-6">
      <FileDrop onFile={(file) => check.mutate(file)} describedBy="stays-here" />
      <p id="stays-here" className="text-[14.5px] text-soft">
        The file does not leave your device. Only its checksum, from which nothing can be read, is sent.
      </p>
      {check.isPending ? <p role="status">Reading {check.variables.name}…</p> : null}
      {check.isError ? (
        <LoadFailure again={() => check.mutate(check.variables)}>
          {detailOf(check.error, 'The file could not be checked. Please try again.')}
        </LoadFailure>
      ) : null}
      {check.data === null ? <Notice tone="stop">{check.variables?.name} is not a PDF.</Notice> : null}
      {check.data ? <VerdictView {...check.data} /> : null}
    </div>
  )
}

async function verify(file: File) {
  if (!(await isPdf(file))) return null
  const sha256 = await sha256Of(file)
  return { verdict: await verifyDocument(sha256), fileName: file.name, sha256 }
}
