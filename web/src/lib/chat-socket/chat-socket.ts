import type { Refused } from '@formwright/proto-events/frames/to-both'
import { backoffMs } from './backoff.ts'
import { refusalWords } from './refusal.ts'

const pingEveryMs = 20_000
const silenceMs = 45_000
/** The server took a greeting, and ended what was one too many. */
const closedForTooMuch = 4429
const notSignedIn = 4401
/** What a browser says of a line that ended without a word. */
const broken = 1006
const unlessToldMs = 60_000

/** `lost`: it comes back by itself. `refused`: the server said why, and for how long or for good. */
export type LineState = 'connecting' | 'lost' | 'refused'

type Options<In> = {
  /** The first message of each connection; null when there is nobody to speak for. */
  hello: () => object | null
  onFrame: (frame: In) => void
  onState: (state: LineState, refusal?: string) => void
  /** Close codes after which nothing is gained by coming back, and what is then said. */
  final?: Readonly<Record<number, string>>
}

export type ChatSocket<Out> = {
  /** False when there is no line to send on. */
  send: (frame: Out) => boolean
  /** Tries at once instead of waiting. */
  retry: () => void
  close: () => void
}

/** One line to the chat that comes back: after a loss, a silence, or when the device is online again. */
export function openChatSocket<In extends { type: string }, Out extends object>(options: Options<In>): ChatSocket<Out> {
  const { hello, onFrame, onState, final = {} } = options
  let socket: WebSocket | null = null
  let failures = 0
  let heardAt = 0
  let refusal: Refused | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    clearTimeout(timer)
    const opened = new WebSocket(`${window.location.origin.replace('http', 'ws')}/api/support-chat/socket`)
    socket = opened
    heardAt = Date.now()
    refusal = null
    if (failures === 0) onState('connecting')
    opened.onopen = () => {
      const greeting = hello()
      if (greeting) opened.send(JSON.stringify(greeting))
      else if (opened === socket) lose(notSignedIn)
    }
    opened.onmessage = ({ data }) => {
      const frame = read<In>(data)
      if (!frame || opened !== socket) return
      heardAt = Date.now()
      if (frame.type === 'welcome') failures = 0
      refusal = frame.type === 'error' ? (frame as unknown as Refused) : null
      onFrame(frame)
    }
    opened.onclose = ({ code }) => {
      if (opened === socket) lose(code)
    }
  }

  function lose(code: number) {
    if (code in final) return stop(code)
    socket = null
    failures++
    clearTimeout(timer)
    if (code === closedForTooMuch && refusal) {
      onState('refused', refusalWords(refusal))
      timer = setTimeout(open, (refusal.retry_after ?? 0) * 1_000 || unlessToldMs)
    } else {
      onState('lost')
      timer = setTimeout(open, code === closedForTooMuch ? unlessToldMs : backoffMs(failures))
    }
  }

  /** Leaves a line that the other side may not know to be over. */
  function drop() {
    const cut = socket
    if (cut === null) return
    lose(broken)
    cut.close()
  }

  /** For good, with the last word. */
  function stop(code: number) {
    close()
    onState('refused', final[code])
  }

  /** A line can be dead without saying so: who hears nothing for long enough leaves it. */
  function listen() {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - heardAt < silenceMs) socket.send('{"type":"ping"}')
    else drop()
  }

  function retry() {
    if (socket === null) open()
  }

  function close() {
    clearInterval(listening)
    clearTimeout(timer)
    window.removeEventListener('online', retry)
    window.removeEventListener('offline', drop)
    const last = socket
    socket = null
    last?.close(1000)
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
    close
  }
}

function read<In>(data: unknown): In | null {
  try {
    return JSON.parse(String(data)) as In
  } catch {
    return null
  }
}
