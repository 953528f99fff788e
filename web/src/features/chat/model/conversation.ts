import type { FromVisitor } from '@formwright/proto-events/frames/from-visitor'
import type { ToVisitor } from '@formwright/proto-events/frames/to-visitor'
import type { ChatSocket } from '../../../lib/chat-socket/chat-socket.ts'
import { openChatSocket } from '../../../lib/chat-socket/chat-socket.ts'
import { submitChat } from '../api/submit-chat.ts'
import { chatId, forgetChat, keepUnsent, keptUnsent, messageId, rememberPerson } from './chat-id.ts'
import type { Pace } from './pace.ts'
import { isTyped, paceOf } from './pace.ts'
import { recordOf } from './record.ts'
import type { ChatView } from './view.ts'
import { emptyView, showFrame } from './view.ts'

const agentTypingMs = 6_000
const freshPace: Pace = { due: 0, connectingSince: 0 }

export type Conversation = ReturnType<typeof createConversation>

/**
 * The conversation of this tab: what came over the line, shown at its time, and what was said, kept until the server has
 * it. Between `start` and the function that this returns it holds a connection.
 */
export function createConversation() {
  const listeners = new Set<() => void>()
  let view: ChatView = { ...emptyView, unsent: keptUnsent() }
  let coming: { frame: ToVisitor; due: number }[] = []
  let pace = freshPace
  let lastSeq = 0
  let line: ChatSocket<FromVisitor> | null = null
  let showing: ReturnType<typeof setTimeout> | undefined
  let agentStops: ReturnType<typeof setTimeout> | undefined

  function set(change: Partial<ChatView>) {
    const next = { ...view, ...change }
    view = { ...next, replying: isReplying(next), seeking: isSeeking(next) }
    keepUnsent(view.unsent)
    for (const listener of listeners) listener()
  }

  function isReplying({ connection, state, lines, unsent }: ChatView): boolean {
    const typed = coming.some(({ frame }) => frame.type === 'message' && isTyped(frame.message))
    const said = lines.at(-1)
    // What the server has of ours comes back a moment before its answer: nobody stops typing in between.
    const asked = unsent.some(({ refused }) => !refused) || (said?.type === 'user' && said.client_id !== null)
    return typed || (asked && (state === 'automated' || state === 'offline') && connection === 'connected')
  }

  /** Between the transfer and who joins; the server need not say so when it knows already that nobody will. */
  function isSeeking({ state }: ChatView): boolean {
    const kinds = coming.map(({ frame }) => (frame.type === 'message' ? frame.message.kind : null))
    return state === 'waiting' || (kinds.includes('joined') && !kinds.includes('transfer'))
  }

  function receive(frame: ToVisitor) {
    const said = frame.type === 'message' ? [frame.message] : frame.type === 'welcome' ? frame.messages : []
    lastSeq = Math.max(lastSeq, ...said.map(({ seq }) => seq))
    pace = paceOf(frame, Date.now(), pace, Math.random())
    coming.push({ frame, due: pace.due })
    if (frame.type === 'welcome') welcome()
    showDue()
  }

  function welcome() {
    for (const { client_id, content, refused } of view.unsent) {
      if (!refused) line?.send({ type: 'message', client_id, content })
    }
    set({ connection: 'connected', turnedAway: null })
  }

  function showDue() {
    clearTimeout(showing)
    for (let next = coming[0]; next && next.due <= Date.now(); next = coming[0]) {
      coming.shift()
      show(next.frame)
    }
    const next = coming[0]
    if (next) showing = setTimeout(showDue, next.due - Date.now())
    set({})
  }

  function show(frame: ToVisitor) {
    view = showFrame(view, frame)
    if (frame.type === 'message' && frame.message.kind === 'transfer') {
      void submitChat(recordOf(view, { id: chatId(), email: '', now: new Date() }))
    }
    rememberPerson(view.state === 'waiting' || view.state === 'live')
    clearTimeout(agentStops)
    if (view.agentTyping) agentStops = setTimeout(() => set({ agentTyping: false }), agentTypingMs)
  }

  function start(): () => void {
    line = openChatSocket<ToVisitor, FromVisitor>({
      hello: () => ({ type: 'hello', chat_id: chatId(), ...(lastSeq > 0 ? { after: lastSeq } : {}) }),
      onFrame: receive,
      onState: (connection, turnedAway) => set({ connection, turnedAway: turnedAway ?? null })
    })
    return () => {
      line?.close()
      line = null
      clearTimeout(showing)
      clearTimeout(agentStops)
    }
  }

  /** Ends what was and begins a new conversation under a new id. */
  function startAnew() {
    line?.close()
    clearTimeout(showing)
    forgetChat()
    coming = []
    pace = freshPace
    lastSeq = 0
    view = emptyView
    start()
    set({})
  }

  return {
    start,
    startAnew,
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Empty text is not sent. What cannot be sent now is sent when the line is back. */
    say(text: string) {
      const content = text.trim()
      if (!content) return
      const client_id = messageId()
      set({ unsent: [...view.unsent, { client_id, content }], refusal: null })
      if (view.connection === 'connected') line?.send({ type: 'message', client_id, content })
    },
    /** Once more, what was refused. */
    sayAgain(client_id: string) {
      const again = view.unsent.find((one) => one.client_id === client_id)
      if (!again) return
      const { content } = again
      set({ unsent: view.unsent.map((one) => (one === again ? { client_id, content } : one)) })
      line?.send({ type: 'message', client_id, content })
    },
    /** Everything that is not said again by itself after a loss; false when there is no line. */
    tell: (frame: Exclude<FromVisitor, { type: 'message' }>): boolean =>
      view.connection === 'connected' && (line?.send(frame) ?? false),
    /** Where a specialist writes to; without a line the whole conversation goes by itself. Answers why that failed too. */
    async leave(email: string): Promise<string | null> {
      if (view.connection === 'connected' && line?.send({ type: 'contact', email })) return null
      return submitChat(recordOf(view, { id: chatId(), email, now: new Date() }))
    },
    retry: () => line?.retry()
  }
}
