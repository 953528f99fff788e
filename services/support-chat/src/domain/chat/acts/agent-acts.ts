import { conflict, forbidden, notFound } from '@formwright/kit/http/errors'
import type { Actor } from '@formwright/kit/identity/actor'
import { recordAudit } from '@formwright/kit/staff/audit'
import { appendLine, lineSaid, ring } from '../../../repositories/chat-lines.ts'
import { changeChat, findChat, type LiveChat } from '../../../repositories/live-chats.ts'
import type { Database, LineRow, Trx } from '../../../tables.ts'
import { sentences } from '../answer/sentences.ts'
import { type Stage, somebodyIsThere } from '../desk/stage.ts'
import { nobodyComes } from '../hand-off/hand-off.ts'
import { assistantSays, checkOpen } from './say.ts'
import { closeChat } from './transcript.ts'
import { inChat, type Said } from './visitor-acts.ts'

/** A person of ours, under the name that visitors see. */
export type Agent = Pick<Actor, 'accountId' | 'email' | 'role'> & { name: string }

/** Takes a conversation that waits. Of several agents one gets it; the others are told with 409. */
export const claimChat = (stage: Stage, id: string, agent: Agent): Promise<void> =>
  inChat(stage, id, async (trx, chat) => {
    if (chat.state === 'live' && chat.agent_account === agent.accountId) return
    if (chat.state === 'live') {
      throw conflict(`${chat.agent_name ?? 'Somebody else'} has taken this conversation.`, 'already-claimed')
    }
    if (chat.state === 'automated') throw notFound('This conversation has not been handed over')
    checkOpen(chat)
    const { accountId, name } = agent
    await changeChat(trx, id, { state: 'live', agent_account: accountId, agent_name: name, waiting_since: null })
    await personSays(trx, id, { agent: name, kind: 'joined', content: sentences.joined(name) })
    await recordAudit(trx, agent, { action: 'chat.claimed', subject: id })
    await ring(trx, 'desk')
  })

/** Lets an agent read what waits or is theirs; an admin reads everything that was handed over. Written down. Throws 404. */
export async function readChat(db: Database, id: string, agent: Agent): Promise<LiveChat> {
  const chat = await findChat(db, id)
  const mayRead =
    chat !== undefined &&
    chat.handed_off_at !== null &&
    (chat.state === 'waiting' ||
      chat.state === 'offline' ||
      chat.agent_account === agent.accountId ||
      agent.role === 'admin')
  if (!mayRead) throw notFound('This conversation is not there')
  await recordAudit(db, agent, { action: 'chat.read', subject: id })
  return chat
}

export const agentSays = (stage: Stage, id: string, said: Said, agent: Agent): Promise<LineRow> =>
  inOwnChat(stage, id, agent, async (trx, chat) => {
    const twin = await lineSaid(trx, { chatId: id, type: 'support', clientId: said.client_id })
    if (twin) return twin
    checkOpen(chat)
    const line = await personSays(trx, id, { agent: agent.name, kind: 'text', ...said })
    await ring(trx, 'desk')
    return line
  })

/** Gives a conversation back to the queue. */
export async function leaveChat(stage: Stage, id: string, agent: Agent): Promise<void> {
  const somebodyThere = await somebodyIsThere(stage.db)
  await inOwnChat(stage, id, agent, async (trx, chat) => {
    await backToQueue(trx, chat, somebodyThere)
    await recordAudit(trx, agent, { action: 'chat.left', subject: id })
  })
}

export const endChat = (stage: Stage, id: string, agent: Agent): Promise<void> =>
  inOwnChat(stage, id, agent, async (trx, chat) => {
    await closeChat(trx, chat, stage.limits)
    await recordAudit(trx, agent, { action: 'chat.closed', subject: id })
  })

/** The agent is gone, by will or by accident: somebody else is asked, or nobody comes. */
export async function backToQueue(trx: Trx, chat: LiveChat, somebodyThere: boolean): Promise<void> {
  const { id, agent_name } = chat
  await assistantSays(trx, id, { kind: 'left', content: sentences.left(agent_name ?? 'The specialist') })
  await changeChat(trx, id, {
    state: 'waiting',
    agent_account: null,
    agent_name: null,
    waiting_since: new Date()
  })
  if (!somebodyThere) await nobodyComes(trx, { ...chat, state: 'waiting' })
  await ring(trx, 'desk')
}

const inOwnChat = <Result>(
  stage: Stage,
  id: string,
  { accountId }: Agent,
  act: (trx: Trx, chat: LiveChat) => Promise<Result>
): Promise<Result> =>
  inChat(stage, id, async (trx, chat) => {
    if (chat.state === 'closed') checkOpen(chat)
    if (chat.agent_account !== accountId) throw forbidden('This conversation is not yours', 'not-yours')
    return act(trx, chat)
  })

const personSays = (trx: Trx, id: string, line: { agent: string; kind: 'joined' | 'text'; content: string }) =>
  appendLine(trx, id, { type: 'support', automated: false, ...line })
