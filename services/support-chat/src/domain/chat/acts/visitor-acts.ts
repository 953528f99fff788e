import { notFound } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import { ownerOf } from '@formwright/kit/identity/owner'
import { rankArticles } from '../../../repositories/articles.ts'
import { appendLine, lastSupportLine, lineSaid, ring } from '../../../repositories/chat-lines.ts'
import {
  changeChat,
  findChat,
  findOwnChat,
  insertChat,
  type LiveChat,
  lockChat
} from '../../../repositories/live-chats.ts'
import type { LineRow, Trx } from '../../../tables.ts'
import { type Answer, answerTo } from '../answer/answer.ts'
import { searchedWords } from '../answer/question.ts'
import { sentences } from '../answer/sentences.ts'
import { type Stage, somebodyIsThere } from '../desk/stage.ts'
import { handOff } from '../hand-off/hand-off.ts'
import { agrees, asksForPerson } from '../hand-off/hand-off-words.ts'
import { assistantSays, checkOpen } from './say.ts'
import { closeChat, countTranscript, requestTranscript } from './transcript.ts'

/** The conversation of a chat id; a new one begins with the greeting. Counts new ones by address. Throws 429. */
export async function openChat({ db, limits }: Stage, chatId: string, address: string): Promise<LiveChat> {
  const owner = ownerOf(chatId)
  const known = await findOwnChat(db, owner)
  if (known) return known
  await throttle(db, {
    key: `chat-open:${address}`,
    limit: limits.CHAT_LIMIT_PER_HOUR,
    windowSeconds: 3_600,
    detail: 'Too many chats were begun from your network within an hour.'
  })
  await db.transaction().execute(async (trx) => {
    const id = await insertChat(trx, { owner, label: labelOf(chatId) })
    if (id !== undefined) await assistantSays(trx, id, { kind: 'greeting', content: sentences.greeting })
  })
  return (await findOwnChat(db, owner)) as LiveChat
}

/** What staff see of a chat id: the time in it, nothing of the secret. */
export const labelOf = (chatId: string): string => /^chat_[0-9]{13}/.exec(chatId)?.[0] ?? chatId.slice(0, 9)

export interface Said {
  client_id: string
  content: string
}

/** A visitor says something, and is answered by the assistant or handed over. The same again is the same line. */
export async function visitorSays(stage: Stage, id: string, said: Said, address: string): Promise<LineRow> {
  const { db, limits } = stage
  const before = await lineSaid(db, { chatId: id, type: 'user', clientId: said.client_id })
  if (before) return before
  await throttle(db, {
    key: `chat-message:${address}`,
    limit: limits.CHAT_MESSAGE_LIMIT_PER_HOUR,
    windowSeconds: 3_600,
    detail: 'Too many messages were written from your network within an hour.'
  })
  const wantsPerson = asksForPerson(said.content)
  const [answer, somebodyThere] = await Promise.all([findAnswer(stage, said.content), somebodyIsThere(db)])
  return inChat(stage, id, async (trx, chat) => {
    const twin = await lineSaid(trx, { chatId: id, type: 'user', clientId: said.client_id })
    if (twin) return twin
    checkOpen(chat)
    const agreed = agrees(said.content) && (await lastSupportLine(trx, id))?.kind === 'unknown'
    const line = await appendLine(trx, id, { type: 'user', kind: 'text', ...said })
    if (chat.state === 'automated' || chat.state === 'offline') {
      const grown = { ...chat, line_count: chat.line_count + 1 }
      if (wantsPerson || agreed) await handOff(trx, grown, { topic: said.content, somebodyThere })
      else await assistantSays(trx, id, answer)
    }
    if (chat.state !== 'automated') await ring(trx, 'desk')
    return line
  })
}

const findAnswer = async ({ db, catalogue }: Stage, text: string): Promise<Answer> =>
  answerTo(text, { articles: await rankArticles(db, searchedWords(text)), services: await catalogue() })

/** The Get Live Help link. Asked again while a person is asked already, it changes nothing. */
export async function visitorWantsPerson(stage: Stage, id: string): Promise<void> {
  const somebodyThere = await somebodyIsThere(stage.db)
  await inChat(stage, id, async (trx, chat) => {
    checkOpen(chat)
    if (chat.state === 'waiting' || chat.state === 'live') return
    await handOff(trx, chat, { topic: 'Live help', somebodyThere })
  })
}

/** The offline form: an address, and perhaps a word more. */
export const visitorLeavesAddress = (
  stage: Stage,
  id: string,
  { email, message }: { email: string; message?: string }
) =>
  inChat(stage, id, async (trx, chat) => {
    checkOpen(chat)
    if (message) await appendLine(trx, id, { type: 'user', kind: 'text', content: message })
    if (chat.user_email !== email) {
      await changeChat(trx, id, { user_email: email })
      await assistantSays(trx, id, { kind: 'contact-kept', content: sentences.contactKept })
    }
    await ring(trx, 'desk')
  })

interface Wish {
  email: string | undefined
  /** Of the visitor's network. */
  address: string
}

/** Asks for the conversation by mail; answers where it goes. Throws 429, and 409 without an address. */
export async function visitorWantsTranscript(
  stage: Stage,
  id: string,
  { email: asked, address }: Wish
): Promise<string> {
  const { db, limits } = stage
  const email = asked ?? (await findChat(db, id))?.user_email ?? undefined
  if (email !== undefined) {
    await throttle(db, {
      key: `transcripts-by:${address}`,
      limit: limits.MESSAGE_LIMIT_PER_HOUR,
      windowSeconds: 3_600,
      detail: 'Too many conversations were mailed from your network within an hour.'
    })
    await countTranscript(db, { email, address }, limits)
  }
  return inChat(stage, id, (trx, chat) => requestTranscript(trx, chat, email))
}

export const visitorCloses = (stage: Stage, id: string) =>
  inChat(stage, id, async (trx, chat) => {
    if (chat.state !== 'closed') await closeChat(trx, chat, stage.limits)
  })

/** Runs an act on a conversation that nobody else changes meanwhile. Throws 404 when it is gone. */
export const inChat = <Result>(
  { db }: Pick<Stage, 'db'>,
  id: string,
  act: (trx: Trx, chat: LiveChat) => Promise<Result>
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, id)
    if (chat === undefined) throw notFound('This conversation is not there any more')
    return act(trx, chat)
  })
