import { randomUUID } from 'node:crypto'
import { notFound, roleRefused, sessionEnded, tooManyRequests } from '@formwright/kit/http/errors'
import type { Actor } from '@formwright/kit/identity/actor'
import { requireStanding, type StandingOf } from '@formwright/kit/identity/standing'
import { AgentHello, FromAgent } from '@formwright/proto-events/frames/from-agent'
import type { ToAgent } from '@formwright/proto-events/frames/to-agent'
import type { Static } from 'typebox'
import * as acts from '../domain/chat/acts/agent-acts.ts'
import { deskIsOpen, type Stage } from '../domain/chat/desk/stage.ts'
import { ring } from '../repositories/chat-lines.ts'
import { chatsOf, listedChat, waitingChats } from '../repositories/live-chats.ts'
import { agentsAtDesk, leaveSeat, setAvailable, takeSeat } from '../repositories/seats.ts'
import type { Connection } from './connection.ts'
import type { Desk, Follower, Hub } from './hub.ts'
import { messageReader } from './read-message.ts'
import type { Session } from './serve.ts'
import { toCard, toLine } from './shapes.ts'

const readHello = messageReader<Static<typeof AgentHello>>({ hello: AgentHello })
const read = messageReader<FromAgent>(FromAgent)
const MOST_OPEN = 50

export interface AgentDoor {
  stage: Stage
  hub: Hub
  /** Which member of staff a token speaks for; throws when it does not, or not any more. */
  actorOf: (token: string) => Promise<Actor>
}

/** The agent's side of a socket. */
export async function openAgent(
  { stage, hub, actorOf }: AgentDoor,
  connection: Connection,
  hello: unknown
): Promise<Session> {
  const { token, name: wanted } = readHello(hello)
  const { accountId, email, role } = await actorOf(token)
  const agent = { accountId, email, role, name: wanted?.trim() || nameIn(email) }
  const { db } = stage
  const seat = randomUUID()
  const send = (message: ToAgent) => connection.send(message)
  const followed = new Map<string, Follower & { own: boolean }>()

  const lists = async () => {
    const [waiting, own] = await Promise.all([waitingChats(db), chatsOf(db, [accountId])])
    return { waiting: waiting.map(toCard), own: own.map(toCard) }
  }
  let shown = { queue: '', agents: '' }
  const desk: Desk = {
    async refresh() {
      const [queue, agents] = await Promise.all([lists(), agentsAtDesk(db)])
      const now = { queue: JSON.stringify(queue), agents: JSON.stringify(agents) }
      if (now.queue !== shown.queue) send({ type: 'queue', ...queue })
      if (now.agents !== shown.agents) send({ type: 'presence', agents })
      shown = now
    },
    check: () =>
      actorOf(token).then(
        () => undefined,
        (error: { status?: number }) => {
          // Auth is away: whoever still sits here comes back by himself, once it can be asked.
          connection.end(error.status === 401 ? 'notSignedIn' : 'restart')
        }
      )
  }

  function stopFollowing(id: string): void {
    const follower = followed.get(id)
    followed.delete(id)
    if (follower) hub.unfollow(follower)
  }
  /** Sends the whole conversation, and from then on what is said in it. */
  async function show(id: string): Promise<void> {
    stopFollowing(id)
    if (followed.size >= MOST_OPEN) throw tooManyRequests('Too many conversations are open at once.', 5)
    const card = await listedChat(db, id)
    if (card === undefined) throw notFound('This conversation is not there')
    const follower = {
      chatId: id,
      seq: 0,
      own: card.agent_account === accountId,
      lines: (lines: Parameters<Follower['lines']>[0]) => {
        for (const line of lines) send({ type: 'message', chat: id, message: toLine(line) })
      },
      changed(chat: Parameters<Follower['changed']>[0]) {
        follower.own = chat.state === 'live' && chat.agent_account === accountId
        if (chat.state === 'live' && !follower.own && role !== 'admin') stopFollowing(id)
      },
      typing: (who: 'visitor' | 'agent', on: boolean) => who === 'visitor' && send({ type: 'typing', chat: id, on })
    }
    followed.set(id, follower)
    const lines = await hub.follow(follower)
    send({ type: 'chat', chat: toCard(card), messages: lines.map(toLine) })
  }

  const hours_open = await deskIsOpen(db)
  await takeSeat(db, { id: seat, account_id: accountId, name: agent.name, available: true })
  const [queue, agents] = await Promise.all([lists(), agentsAtDesk(db)])
  shown = { queue: JSON.stringify(queue), agents: JSON.stringify(agents) }
  send({ type: 'welcome', agent: { id: accountId, name: agent.name, available: true }, hours_open, ...queue, agents })
  // Kept alive from here on: a socket that fails before must not leave somebody at the desk who is not there.
  hub.seats.add(seat)
  hub.desks.add(desk)
  await ring(db, 'desk').catch(() => undefined)

  async function act(message: FromAgent): Promise<void> {
    switch (message.type) {
      case 'claim':
        await acts.claimChat(stage, message.chat, agent)
        return show(message.chat)
      case 'open':
        await acts.readChat(db, message.chat, agent)
        return show(message.chat)
      case 'message': {
        const { chat, client_id, content } = message
        const seq = followed.get(chat)?.seq
        const line = await acts.agentSays(stage, chat, { client_id, content }, agent)
        if (seq === undefined || line.seq <= seq) send({ type: 'message', chat, message: toLine(line) })
        return
      }
      case 'typing':
        if (followed.get(message.chat)?.own) await ring(db, `typing ${message.chat} agent ${message.on ? 1 : 0}`)
        return
      case 'leave':
        await acts.leaveChat(stage, message.chat, agent)
        return stopFollowing(message.chat)
      case 'close':
        return acts.endChat(stage, message.chat, agent)
      case 'presence':
        await setAvailable(db, seat, message.available)
        return ring(db, 'desk')
      case 'ping':
        return send({ type: 'pong' })
    }
  }
  return {
    handle: (message) => act(read(message)),
    async end() {
      hub.desks.delete(desk)
      hub.seats.delete(seat)
      for (const id of [...followed.keys()]) stopFollowing(id)
      await leaveSeat(db, seat)
      await ring(db, 'desk')
    }
  }
}

/** `grace.hopper@example.com` is Grace. */
function nameIn(email: string): string {
  const [first = 'Specialist'] = email.split(/[@._+-]/)
  return first.charAt(0).toUpperCase() + first.slice(1)
}

export interface StaffActorOptions {
  readToken: (token: string) => Promise<Actor>
  isRevoked: (sessionId: string) => Promise<boolean>
  standingOf: StandingOf
}

/** Reads the tokens of staff who are signed in: 401 once the session has ended, 403 for a customer, 503 while auth is away. */
export const staffActor =
  ({ readToken, isRevoked, standingOf }: StaffActorOptions) =>
  async (token: string): Promise<Actor> => {
    const actor = await readToken(token)
    if (await isRevoked(actor.sessionId)) throw sessionEnded()
    if (actor.role === 'customer') throw roleRefused()
    await requireStanding(standingOf, actor.sessionId)
    return actor
  }
