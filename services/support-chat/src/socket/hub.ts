import { listen } from '@formwright/kit/postgres/listen'
import type { Logger } from '@formwright/kit/process/log'
import { repeat } from '@formwright/kit/process/repeat'
import { type Patience, sweepChats, tidyChats } from '../domain/chat/acts/sweep.ts'
import { linesAfter } from '../repositories/chat-lines.ts'
import { findChat, type LiveChat } from '../repositories/live-chats.ts'
import { keepSeats } from '../repositories/seats.ts'
import type { Database, LineRow } from '../tables.ts'
import { oneAtATime } from './one-at-a-time.ts'

const BEAT_MS = 5_000
const TIDY_MS = 600_000

/** A socket that reads along in one conversation, and how far it has read. */
export interface Follower {
  chatId: string
  seq: number
  lines(lines: LineRow[]): void
  changed(chat: LiveChat): void
  typing(who: 'visitor' | 'agent', on: boolean): void
}

/** A socket that sees the lists. */
export interface Desk {
  refresh(): Promise<void>
  /** Ends the socket when its person may not sit there any more. */
  check(): Promise<void>
}

export interface HubOptions {
  db: Database
  databaseUrl: string
  patience: Patience
  log: Logger
}

export type Hub = ReturnType<typeof createHub>

/**
 * The sockets of this process. What is said is in the database; a NOTIFY is the bell that tells every replica to look,
 * so visitor and agent may sit in different processes, and a lost bell loses nothing.
 */
export function createHub({ db, databaseUrl, patience, log }: HubOptions) {
  const followers = new Map<string, Set<Follower>>()
  const desks = new Set<Desk>()
  const seats = new Set<string>()

  const bring = oneAtATime(async (chatId: string) => {
    const all = followers.get(chatId)
    if (all === undefined) return
    const chat = await findChat(db, chatId)
    const lines = await linesAfter(db, chatId, Math.min(...[...all].map(({ seq }) => seq)))
    for (const follower of all) {
      const fresh = lines.filter(({ seq }) => seq > follower.seq)
      follower.seq = fresh.at(-1)?.seq ?? follower.seq
      if (fresh.length > 0) follower.lines(fresh)
      if (chat) follower.changed(chat)
    }
  }, log)

  const refresh = async () => void (await Promise.all([...desks].map((desk) => desk.refresh())))
  const beat = async () => {
    await keepSeats(db, [...seats])
    await Promise.all([...desks].map((desk) => desk.check()))
    await sweepChats(db, patience)
  }

  function onBell(said?: string): void {
    const [what = '', chatId = '', who, on] = (said ?? '').split(' ')
    if (what === '') for (const each of followers.keys()) bring(each)
    if (what === '' || what === 'desk') lists?.soon()
    else if (what === 'typing') {
      for (const follower of followers.get(chatId) ?? [])
        follower.typing(who === 'agent' ? 'agent' : 'visitor', on === '1')
    } else bring(what)
  }

  let lists: ReturnType<typeof repeat> | undefined
  let running: { stop(): Promise<void> }[] = []
  return {
    start(): void {
      lists = repeat('chat lists', BEAT_MS, refresh, log)
      running = [
        listen(databaseUrl, 'chat', onBell, log),
        lists,
        repeat('chat beat', Math.min(BEAT_MS, patience.AGENT_GRACE_SECONDS * 250), beat, log),
        repeat('chat tidying', TIDY_MS, () => tidyChats(db), log)
      ]
    },
    async stop(): Promise<void> {
      await Promise.all(running.map((each) => each.stop()))
    },
    /** What was said so far; whatever comes later is brought to the follower. */
    async follow(follower: Follower): Promise<LineRow[]> {
      const lines = await linesAfter(db, follower.chatId, follower.seq)
      follower.seq = lines.at(-1)?.seq ?? follower.seq
      const all = followers.get(follower.chatId) ?? new Set()
      followers.set(follower.chatId, all.add(follower))
      bring(follower.chatId)
      return lines
    },
    unfollow(follower: Follower): void {
      const all = followers.get(follower.chatId)
      all?.delete(follower)
      if (all?.size === 0) followers.delete(follower.chatId)
    },
    seats,
    desks,
    refresh: () => lists?.soon()
  }
}
