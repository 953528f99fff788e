import clsx from 'clsx'
import { ChevronDown } from 'lucide'
import { Icon } from '../../../components/ui/icon.tsx'
import type { ChatView } from '../model/view.ts'

const connections: Record<ChatView['connection'], string> = {
  connecting: 'Connecting…',
  connected: 'Connected',
  lost: 'Connection lost',
  refused: 'Not connected'
}

export function ChatHeader({ view, onCollapse }: { view: ChatView; onCollapse: () => void }) {
  return (
    <div className="flex items-center gap-3 border-b border-rule py-2 pr-2 pl-5">
      <div className="mr-auto min-w-0">
        <h2 className="truncate text-lg">{titleOf(view)}</h2>
        <p role="status" className="flex items-center gap-2 text-[13px] text-soft">
          <span
            aria-hidden="true"
            className={clsx('size-2 rounded-full', view.connection === 'connected' ? 'bg-act' : 'bg-note')}
          />
          {connections[view.connection]}
          {view.state === 'live' ? <span>· Live Specialist</span> : null}
        </p>
      </div>
      <button
        type="button"
        onClick={onCollapse}
        aria-label="Collapse chat"
        className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-wash"
      >
        <Icon of={ChevronDown} size={20} />
      </button>
    </div>
  )
}

function titleOf({ state, agent, seeking }: ChatView): string {
  if (state === 'live' && agent) return agent
  return seeking ? 'Connecting you to a specialist' : 'AI Support'
}
