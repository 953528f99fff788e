import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { saveFile } from '../../../../lib/save-file.ts'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

/** The ten codes, once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `Recovery codes for Formwright. Each works once.\n\n${codes.join('\n')}\n`

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Keep these recovery codes
      </h3>
      <p className="text-soft">
        They are the way in when the telephone is lost. Each works once, and nobody can show them to you again.
      </p>
      <ul className="grid gap-x-8 gap-y-1.5 rounded-control bg-wash px-4 py-3 font-mono text-[14.5px] min-[26rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'formwright-recovery-codes.txt')}
        >
          Download them
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
