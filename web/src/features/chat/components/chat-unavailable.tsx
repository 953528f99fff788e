import { Notice } from '../../../components/ui/notice/notice.tsx'
import { Link } from '../../../lib/router/link.tsx'
import type { ChatPanelProps } from './chat-panel.tsx'
import { panelClass } from './panel-class.ts'

/** Stands in when the chat itself cannot be loaded. */
export function ChatUnavailable({ open, onCollapse }: ChatPanelProps) {
  if (!open) return null
  return (
    <section aria-label="Chat" className={panelClass}>
      <div className="grid gap-4 p-5">
        <Notice tone="stop">The chat could not be loaded.</Notice>
        <p>
          Load the page again, or{' '}
          <Link to="/help#contact" className="text-act underline underline-offset-4" onClick={onCollapse}>
            write to us
          </Link>
          .
        </p>
        <button type="button" className="min-h-11 justify-self-start underline underline-offset-4" onClick={onCollapse}>
          Close
        </button>
      </div>
    </section>
  )
}
