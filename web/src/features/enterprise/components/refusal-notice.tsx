import { Notice } from '../../../components/ui/notice.tsx'

/** What other sites would show as a pop-up. */
export function RefusalNotice({ text, reason }: { text: string; reason: string }) {
  return (
    <Notice tone="stop">
      <p>{text}</p>
      {reason ? <p className="mt-1">{reason}</p> : null}
    </Notice>
  )
}
