import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LineState, openChatSocket } from './chat-socket.ts'

/** The browser's end of a line; the test is the server, and may be dead. */
class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 0
  sent: { type: string }[] = []
  closedWith: number | undefined
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  onclose = (_event: { code: number }) => {}
  constructor() {
    Line.all.push(this)
  }
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close(code?: number) {
    this.closedWith = code
  }
  opens() {
    this.readyState = Line.OPEN
    this.onopen()
  }
  says = (frame: object) => this.onmessage({ data: JSON.stringify(frame) })
  ends = (code: number) => this.onclose({ code })
}

const states: [LineState, string | undefined][] = []
const heard: string[] = []
let token: string | null = 'token'

function open() {
  return openChatSocket<{ type: string }, { type: string }>({
    hello: () => (token ? { type: 'hello', token } : null),
    onFrame: ({ type }) => heard.push(type),
    onState: (state, refusal) => states.push([state, refusal]),
    final: { 4401: 'Sign in again.' }
  })
}
function seated() {
  const socket = open()
  const line = Line.all.at(-1) as Line
  line.opens()
  line.says({ type: 'welcome' })
  return { socket, line }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://x' } }))
  Line.all = []
  states.length = 0
  heard.length = 0
  token = 'token'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks whether the line lives, leaves one that is dead, and greets anew on another', () => {
  const { socket, line } = seated()
  vi.advanceTimersByTime(40_000)
  expect(line.sent.map(({ type }) => type)).toEqual(['hello', 'ping', 'ping'])
  line.says({ type: 'pong' })
  vi.advanceTimersByTime(40_000)
  expect(Line.all).toHaveLength(1)
  vi.advanceTimersByTime(20_000)
  expect(states.at(-1)).toEqual(['lost', undefined])
  vi.advanceTimersByTime(1_000)
  const again = Line.all.at(-1) as Line
  again.opens()
  expect([Line.all.length, again.sent[0]?.type]).toEqual([2, 'hello'])
  line.says({ type: 'late' })
  expect(heard).not.toContain('late')
  socket.close()
})

it('comes back later each time, at once when the device is online again, and never after its own goodbye', () => {
  const { socket, line } = seated()
  line.ends(1006)
  vi.advanceTimersByTime(1_000)
  Line.all.at(-1)?.ends(1006)
  vi.advanceTimersByTime(1_999)
  expect(Line.all).toHaveLength(2)
  window.dispatchEvent(new Event('online'))
  expect(Line.all).toHaveLength(3)
  socket.close()
  expect(Line.all.at(-1)?.closedWith).toBe(1000)
  vi.advanceTimersByTime(100_000)
  expect(Line.all).toHaveLength(3)
})

it('tells what the server said of a chat that is one too many, and comes back when it may', () => {
  const socket = open()
  const line = Line.all[0] as Line
  line.opens()
  line.says({ type: 'error', code: 'too-many-requests', detail: 'Too many chats.', retry_after: 1_800 })
  line.ends(4429)
  expect(states.at(-1)).toEqual(['refused', 'Too many chats. You can try again in 30 minutes.'])
  vi.advanceTimersByTime(1_799_000)
  expect(Line.all).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(Line.all).toHaveLength(2)
  socket.close()
})

it('stops with the last word where nothing is gained by coming back, or nobody is signed in', () => {
  const { line } = seated()
  line.ends(4401)
  expect(states.at(-1)).toEqual(['refused', 'Sign in again.'])
  token = null
  open()
  Line.all.at(-1)?.opens()
  expect([Line.all.at(-1)?.sent, states.at(-1)]).toEqual([[], ['refused', 'Sign in again.']])
  vi.advanceTimersByTime(200_000)
  expect(Line.all).toHaveLength(2)
})
