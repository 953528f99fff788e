import type { FromAgent } from '@formwright/proto-events/frames/from-agent'
import type { ToAgent } from '@formwright/proto-events/frames/to-agent'
import type { ChatSocket, LineState } from '../../../lib/chat-socket/chat-socket.ts'
import { openChatSocket } from '../../../lib/chat-socket/chat-socket.ts'
import { readToken } from '../../../lib/identity/auth-token.ts'
import { base64url } from '../../../lib/identity/user-id.ts'

/** Close codes after which nothing is gained by coming back with the same token. */
const final = {
  4401: 'Your session has ended. Please sign in again.',
  4403: 'This account has no seat at the desk.'
}

export type DeskSocket = ChatSocket<FromAgent>

type Ears = { onFrame: (frame: ToAgent) => void; onState: (state: LineState, refusal?: string) => void }

/** An agent's line to the chat. */
export const openDeskSocket = (name: string, ears: Ears): DeskSocket =>
  openChatSocket<ToAgent, FromAgent>({ ...ears, final, hello: () => greeting(name) })

function greeting(name: string) {
  const token = readToken()
  return token ? { type: 'hello', token, name } : null
}

export const newClientId = () => `m_${base64url(crypto.getRandomValues(new Uint8Array(12)))}`
