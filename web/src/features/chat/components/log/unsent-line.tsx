import { Button } from '../../../../components/ui/button.tsx'
import type { Unsent } from '../../model/view.ts'

type UnsentLineProps = { unsent: Unsent; lost: boolean; onAgain: () => void }

export function UnsentLine({ unsent, lost, onAgain }: UnsentLineProps) {
  return (
    <div className="grid max-w-[88%] gap-1 justify-self-end text-right">
      <p className="text-[12.5px] text-soft">
        You · {unsent.refused ? 'not sent' : lost ? 'not sent yet' : 'sending…'}
      </p>
      <div className="justify-self-end rounded-card bg-wash px-3.5 py-2.5 text-left text-[15px] whitespace-pre-line">
        {unsent.content}
      </div>
      {unsent.refused ? (
        <p role="alert" className="text-[14px] text-stop">
          {unsent.refused}
          <Button look="plain" onClick={onAgain}>
            Try Again
          </Button>
        </p>
      ) : null}
    </div>
  )
}
