import { backoffMs } from './backoff.ts'
import type { FromServer, ToServer } from './protocol.ts'

const pingEveryMs = 20_000
const silenceMs = 45_000

type ConnectionOptions = {
  /** The first message of each connection. */
  hello: () => object
  onFrame: (frame: FromServer) => void
  onConnection: (connection: 'connecting' | 'lost') => void
}

export type Connection = {
  /** False when there is no line to send on. */
  send: (frame: ToServer) => boolean
  /** Tries at once instead of waiting. */
  retry: () => void
  close: () => void
}

/** One socket that comes back: after a loss, a silence, or when the device is online again. */
export function connect({ hello, onFrame, onConnection }: ConnectionOptions): Connection {
  let socket: WebSocket | null = null
  let failures = 0
  let heardAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    clearTimeout(timer)
    const opened = new WebSocket(`${window.location.origin.replace('http', 'ws')}/api/support-chat/socket`)
    socket = opened
    heardAt = Date.now()
    onConnection(failures === 0 ? 'connecting' : 'lost')
    opened.onopen = () => opened.send(JSON.stringify(hello()))
    opened.onmessage = ({ data }) => {
      heardAt = Date.now()
      const frame = read(data)
      if (frame?.type === 'welcome') failures = 0
      if (frame && opened === socket) onFrame(frame)
    }
    opened.onclose = ({ code }) => {
      if (opened === socket) lose(code)
    }
  }

  function lose(code: number) {
    socket = null
    failures++
    onConnection('lost')
    clearTimeout(timer)
    timer = setTimeout(open, backoffMs(failures, code))
  }

  /** A line can be dead without saying so: who hears nothing for long enough leaves it. */
  function listen() {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - heardAt < silenceMs) return socket.send('{"type":"ping"}')
    const silent = socket
    lose(0)
    silent.close()
  }

  function retry() {
    if (socket === null) open()
  }

  function drop() {
    const cut = socket
    if (cut === null) return
    lose(0)
    cut.close()
  }

  const listening = setInterval(listen, pingEveryMs)
  window.addEventListener('online', retry)
  window.addEventListener('offline', drop)
  open()
  return {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(frame))
      return true
    },
    retry,
    close() {
      clearInterval(listening)
      clearTimeout(timer)
      window.removeEventListener('online', retry)
      window.removeEventListener('offline', drop)
      const last = socket
      socket = null
      last?.close(1000)
    }
  }
}

function read(data: unknown): FromServer | null {
  try {
    return JSON.parse(String(data)) as FromServer
  } catch {
    return null
  }
}
