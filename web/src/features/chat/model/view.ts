import type { ChatState, Line } from '@formwright/proto-events/frames/line'
import type { ToVisitor } from '@formwright/proto-events/frames/to-visitor'
import type { LineState } from '../../../lib/chat-socket/chat-socket.ts'
import { refusalWords } from '../../../lib/chat-socket/refusal.ts'

/** Said here, and not yet confirmed by the server; `refused` says why it was not taken. */
export type Unsent = { client_id: string; content: string; refused?: string }

/** Everything the screen shows of a conversation. */
export type ChatView = {
  connection: LineState | 'connected'
  /** Why the server has no place for this chat now, and when it has. */
  turnedAway: string | null
  state: ChatState
  /** The person who joined. */
  agent: string | null
  emailKnown: boolean
  lines: readonly Line[]
  unsent: readonly Unsent[]
  /** An automated answer is on its way. */
  replying: boolean
  /** A person is being looked for. */
  seeking: boolean
  agentTyping: boolean
  /** Where the transcript goes. */
  transcriptTo: string | null
  /** What the server would not do, in its words. */
  refusal: string | null
}

export const emptyView: ChatView = {
  connection: 'connecting',
  turnedAway: null,
  state: 'automated',
  agent: null,
  emailKnown: false,
  lines: [],
  unsent: [],
  replying: false,
  seeking: false,
  agentTyping: false,
  transcriptTo: null,
  refusal: null
}

/** The view after one frame. The same line twice, as after a reconnect, is one line. */
export function showFrame(view: ChatView, frame: ToVisitor): ChatView {
  switch (frame.type) {
    case 'welcome':
      return { ...withLines(view, frame.messages), ...standing(frame), agentTyping: false }
    case 'message':
      return { ...withLines(view, [frame.message]), agentTyping: view.agentTyping && frame.message.type === 'user' }
    case 'state':
      return { ...view, ...standing(frame), refusal: null }
    case 'typing':
      return { ...view, agentTyping: frame.on }
    case 'transcript':
      return { ...view, transcriptTo: frame.email, refusal: null }
    case 'error':
      return refused(view, frame)
    default:
      return view
  }
}

const standing = ({ state, agent, email_known }: Extract<ToVisitor, { type: 'state' | 'welcome' }>) => ({
  state,
  agent: agent?.name ?? null,
  emailKnown: email_known
})

function withLines(view: ChatView, added: readonly Line[]): ChatView {
  const bySeq = new Map([...view.lines, ...added].map((line) => [line.seq, line]))
  const lines = [...bySeq.values()].sort((one, other) => one.seq - other.seq)
  const confirmed = new Set(added.map(({ client_id }) => client_id))
  return { ...view, lines, unsent: view.unsent.filter(({ client_id }) => !confirmed.has(client_id)) }
}

function refused(view: ChatView, frame: Extract<ToVisitor, { type: 'error' }>): ChatView {
  const { code, client_id } = frame
  if (code === 'chat-closed') return { ...view, state: 'closed' }
  const words = refusalWords(frame)
  if (!client_id) return { ...view, refusal: words }
  const unsent = view.unsent.map((one) => (one.client_id === client_id ? { ...one, refused: words } : one))
  return { ...view, unsent }
}
