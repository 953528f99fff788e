import type { Line } from '@formwright/proto-events/frames/line'
import type { Agent, ChatCard, ToAgent } from '@formwright/proto-events/frames/to-agent'
import type { LineState } from '../../../lib/chat-socket/chat-socket.ts'
import { refusalWords } from '../../../lib/chat-socket/refusal.ts'

/** Something said that the server has not confirmed yet; it is sent again after a break, under the same id. */
export type Unsent = { chat: string; client_id: string; content: string; refused?: string }

export type Desk = {
  line: LineState | 'open'
  me: Agent | null
  hoursOpen: boolean
  waiting: ChatCard[]
  own: ChatCard[]
  agents: Agent[]
  /** The conversation being read. */
  open: { card: ChatCard; lines: Line[]; typing: boolean } | null
  unsent: Unsent[]
  said: string | null
}

export type DeskAction =
  | { type: 'heard'; frame: ToAgent }
  | { type: 'line'; line: Desk['line']; said?: string }
  | { type: 'say'; unsent: Unsent }
  | { type: 'put-away' }

export const emptyDesk: Desk = {
  line: 'connecting',
  me: null,
  hoursOpen: false,
  waiting: [],
  own: [],
  agents: [],
  open: null,
  unsent: [],
  said: null
}

/** Which conversation is read anew on a new line: the one that was open, else one's own. */
export const toReopen = (
  { open }: Pick<Desk, 'open'>,
  { own }: Extract<ToAgent, { type: 'welcome' }>
): string | undefined => open?.card.chat ?? own[0]?.chat

/** What the agent's screen knows, after one more thing was heard or done. */
export function nextDesk(desk: Desk, action: DeskAction): Desk {
  if (action.type === 'line') return { ...desk, line: action.line, said: action.said ?? null }
  if (action.type === 'say') return { ...desk, said: null, unsent: [...desk.unsent, action.unsent] }
  if (action.type === 'put-away') return { ...desk, open: null, said: null }
  return afterFrame(desk, action.frame)
}

function afterFrame(desk: Desk, frame: ToAgent): Desk {
  switch (frame.type) {
    case 'welcome': {
      const { agent: me, hours_open: hoursOpen, waiting, own, agents } = frame
      return { ...desk, line: 'open', said: null, me, hoursOpen, waiting, own, agents }
    }
    case 'queue':
      return withCards({ ...desk, waiting: frame.waiting, own: frame.own })
    case 'presence': {
      const me = frame.agents.find(({ id }) => id === desk.me?.id) ?? desk.me
      return { ...desk, agents: frame.agents, me }
    }
    case 'chat':
      return { ...desk, said: null, open: { card: frame.chat, lines: inOrder(frame.messages), typing: false } }
    case 'message': {
      const unsent = desk.unsent.filter(({ client_id }) => client_id !== frame.message.client_id)
      if (desk.open?.card.chat !== frame.chat) return { ...desk, unsent }
      const lines = inOrder([...desk.open.lines.filter(({ seq }) => seq !== frame.message.seq), frame.message])
      const typing = frame.message.type === 'user' ? false : desk.open.typing
      return { ...desk, unsent, open: { ...desk.open, lines, typing } }
    }
    case 'typing':
      return desk.open?.card.chat === frame.chat ? { ...desk, open: { ...desk.open, typing: frame.on } } : desk
    case 'error':
      return {
        ...desk,
        said: refusalWords(frame),
        unsent: desk.unsent.map((one) =>
          one.client_id === frame.client_id ? { ...one, refused: refusalWords(frame) } : one
        )
      }
    case 'pong':
      return desk
  }
}

/** The open conversation's own card moves with the lists. */
function withCards(desk: Desk): Desk {
  const { open } = desk
  const card = open && [...desk.own, ...desk.waiting].find(({ chat }) => chat === open.card.chat)
  return open && card ? { ...desk, open: { ...open, card } } : desk
}

const inOrder = (lines: Line[]) => lines.toSorted((a, b) => a.seq - b.seq)
