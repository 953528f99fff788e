import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'

/** What comes over the socket: one of many shapes, of which a test looks at a few fields. */
// biome-ignore lint/suspicious/noExplicitAny: the schemas are tested elsewhere
export type Message = any

export const newChatId = () => `chat_${Date.now()}_${randomBytes(18).toString('base64url')}`
export const newClientId = () => `m_${randomBytes(6).toString('hex')}`

/** A socket as a browser opens it; remembers all that came and waits for what it expects. */
export async function openSocket(gatewayUrl: string, first?: unknown) {
  const socket = new WebSocket(new URL('/api/support-chat/socket', gatewayUrl.replace('http', 'ws')))
  const received: Message[] = []
  const watchers = new Set<() => void>()
  let closed: { code: number } | undefined
  const wake = () => {
    for (const watcher of [...watchers]) watcher()
  }
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)))
    wake()
  })
  socket.addEventListener('close', ({ code }) => {
    closed = { code }
    wake()
  })
  afterAll(() => socket.close())
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the socket did not open')))
  })

  function until<Result>(look: () => Result | undefined, what: string, withinMs = 8_000): Promise<Result> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = look()
        if (found === undefined) return
        clearTimeout(timer)
        watchers.delete(check)
        resolve(found)
      }
      const timer = setTimeout(() => {
        watchers.delete(check)
        reject(new Error(`${what} did not come; came: ${JSON.stringify(received).slice(-1_500)}`))
      }, withinMs)
      watchers.add(check)
      check()
    })
  }
  const send = (message: unknown) => socket.send(JSON.stringify(message))
  const next = (test: (message: Message) => boolean, what = 'a message', withinMs?: number): Promise<Message> =>
    until(() => received.find(test), what, withinMs)
  if (first) send(first)
  return {
    socket,
    received,
    send,
    next,
    type: (type: string) => next((message) => message.type === type, type),
    line: (kind: string, withinMs?: number) =>
      next((message) => message.type === 'message' && message.message.kind === kind, `a line ${kind}`, withinMs).then(
        ({ message }) => message
      ),
    state: (state: string, withinMs?: number) =>
      next((message) => message.type === 'state' && message.state === state, `state ${state}`, withinMs),
    says: (content: string, client_id = newClientId()) => {
      send({ type: 'message', client_id, content })
      return client_id
    },
    code: () => until(() => closed?.code, 'the end')
  }
}

export type ChatSocket = Awaited<ReturnType<typeof openSocket>>

export async function openVisitor(gatewayUrl: string, chat_id = newChatId(), more: object = {}) {
  const visitor = await openSocket(gatewayUrl, { type: 'hello', chat_id, ...more })
  const welcome = await visitor.type('welcome')
  return { ...visitor, chat_id, welcome }
}

export async function openAgent(gatewayUrl: string, token: string, name?: string) {
  const agent = await openSocket(gatewayUrl, { type: 'hello', token, ...(name ? { name } : {}) })
  const welcome = await agent.type('welcome')
  /** The card of the conversation with these words, once it waits. */
  const waiting = (words: string): Promise<Message> =>
    agent
      .next(
        (message) => (message.waiting ?? []).some((card: Message) => card.last_line === words || card.topic === words),
        `"${words}" among those that wait`
      )
      .then((message) => message.waiting.find((card: Message) => card.last_line === words || card.topic === words))
  return { ...agent, welcome, waiting }
}
