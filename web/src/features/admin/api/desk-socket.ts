import { readToken } from '../../../lib/auth-token.ts'
import { base64url } from '../../../lib/user-id.ts'
import type { FromAgent, ToAgent } from '../model/desk-wire.ts'

/** Close codes after which nothing is gained by coming back with the same token. */
const final: Record<number, string> = {
  4401: 'Your session has ended. Please sign in again.',
  4403: 'This account has no seat at the desk.'
}
const firstWaitMs = 1000
const longestWaitMs = 30_000

type Ears = {
  onFrame: (frame: ToAgent) => void
  onLost: () => void
  onRefused: (sentence: string) => void
}

/** An agent's line to the chat: greets, and comes back by itself after a break, later each time. */
export function openDeskSocket(name: string, ears: Ears) {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstWaitMs
  let over = false

  function connect() {
    const token = readToken()
    if (!token) return ears.onRefused(final[4401] ?? '')
    const line = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}/api/support-chat/socket`)
    socket = line
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', token, name }))
    line.onmessage = ({ data }) => {
      const frame = parse(data)
      if (frame?.type === 'welcome') waitMs = firstWaitMs
      if (frame) ears.onFrame(frame)
    }
    line.onclose = ({ code }) => {
      if (over) return
      const refusal = final[code]
      if (refusal) return ears.onRefused(refusal)
      ears.onLost()
      timer = setTimeout(connect, waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }
  connect()

  return {
    send(frame: FromAgent): void {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
    },
    close(): void {
      over = true
      clearTimeout(timer)
      socket?.close(1000)
    }
  }
}
export type DeskSocket = ReturnType<typeof openDeskSocket>

export const newClientId = () => `m_${base64url(crypto.getRandomValues(new Uint8Array(12)))}`

function parse(data: unknown): ToAgent | null {
  try {
    return JSON.parse(String(data)) as ToAgent
  } catch {
    return null
  }
}
