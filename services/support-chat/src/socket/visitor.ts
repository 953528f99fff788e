import { randomUUID } from 'node:crypto'
import { FromVisitor, VisitorHello } from '@formwright/proto-events/frames/from-visitor'
import type { ToVisitor } from '@formwright/proto-events/frames/to-visitor'
import type { Static } from 'typebox'
import * as acts from '../domain/chat/acts/visitor-acts.ts'
import { type Stage, somebodyIsThere } from '../domain/chat/desk/stage.ts'
import { ring } from '../repositories/chat-lines.ts'
import { findChat, type LiveChat } from '../repositories/live-chats.ts'
import { leaveSeat, takeSeat } from '../repositories/seats.ts'
import type { Connection } from './connection.ts'
import type { Follower, Hub } from './hub.ts'
import { messageReader } from './read-message.ts'
import type { Session } from './serve.ts'
import { standingOf, toLine } from './shapes.ts'

const readHello = messageReader<Static<typeof VisitorHello>>({ hello: VisitorHello })
const read = messageReader<FromVisitor>(FromVisitor)

/** The visitor's side of a socket. */
export async function openVisitor(
  { stage, hub, address }: { stage: Stage; hub: Hub; address: string },
  connection: Connection,
  hello: unknown
): Promise<Session> {
  const { chat_id, after = 0 } = readHello(hello)
  const send = (message: ToVisitor) => connection.send(message)
  const { id } = await acts.openChat(stage, chat_id, address)
  const seat = randomUUID()
  await takeSeat(stage.db, { id: seat, chat_id: id, name: '', available: false })

  let standing = ''
  const follower: Follower = {
    chatId: id,
    seq: after,
    lines: (lines) => {
      for (const line of lines) send({ type: 'message', message: toLine(line) })
    },
    changed(chat) {
      const now = JSON.stringify(standingOf(chat))
      if (now === standing) return
      standing = now
      send({ type: 'state', ...standingOf(chat) })
    },
    typing: (who, on) => who === 'agent' && send({ type: 'typing', on })
  }
  const chat = (await findChat(stage.db, id)) as LiveChat
  standing = JSON.stringify(standingOf(chat))
  const agents_present = await somebodyIsThere(stage.db)
  const lines = await hub.follow(follower)
  send({ type: 'welcome', ...standingOf(chat), agents_present, messages: lines.map(toLine) })
  // Kept alive from here on: nobody takes back the seat of a socket that fails before.
  hub.seats.add(seat)
  if (chat.handed_off_at) await ring(stage.db, 'desk').catch(() => undefined)

  async function act(message: FromVisitor): Promise<void> {
    switch (message.type) {
      case 'message': {
        const { seq } = follower
        const { client_id, content } = message
        const line = await acts.visitorSays(stage, id, { client_id, content }, address)
        // Said before: its receipt was lost on the way.
        if (line.seq <= seq) send({ type: 'message', message: toLine(line) })
        return
      }
      case 'hand-off':
        return acts.visitorWantsPerson(stage, id)
      case 'typing':
        return ring(stage.db, `typing ${id} visitor ${message.on ? 1 : 0}`)
      case 'contact':
        return acts.visitorLeavesAddress(stage, id, message)
      case 'transcript':
        return send({
          type: 'transcript',
          email: await acts.visitorWantsTranscript(stage, id, { email: message.email, address })
        })
      case 'close':
        return acts.visitorCloses(stage, id)
      case 'ping':
        return send({ type: 'pong' })
    }
  }
  return {
    handle: (message) => act(read(message)),
    async end() {
      hub.unfollow(follower)
      hub.seats.delete(seat)
      await leaveSeat(stage.db, seat)
      await ring(stage.db, 'desk')
    }
  }
}
