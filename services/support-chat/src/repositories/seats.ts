import { sql } from 'kysely'
import type { Database } from '../tables.ts'

interface Seat {
  id: string
  chat_id?: string
  account_id?: string
  name: string
  available: boolean
}

export interface Agent {
  id: string
  name: string
  available: boolean
}

/** A process that dies says no goodbye: a seat counts while it was seen lately. */
const PRESENT = sql<boolean>`seen_at > now() - interval '15 seconds'`

export const takeSeat = async (db: Database, seat: Seat): Promise<void> =>
  void (await db
    .insertInto('chat_seats')
    .values({ chat_id: null, account_id: null, ...seat })
    .execute())

/** A visitor's seat is gone at once; an agent's is remembered, so that a lost connection is not a farewell. */
export const leaveSeat = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('chat_seats').where('id', '=', id).where('account_id', 'is', null).execute()
  await db.updateTable('chat_seats').set({ name: '', available: false }).where('id', '=', id).execute()
}

export const keepSeats = async (db: Database, ids: string[]): Promise<void> => {
  if (ids.length === 0) return
  await db.updateTable('chat_seats').set({ seen_at: sql<Date>`now()` }).where('id', 'in', ids).execute()
}

export const setAvailable = async (db: Database, id: string, available: boolean): Promise<void> =>
  void (await db.updateTable('chat_seats').set({ available }).where('id', '=', id).execute())

/** Who sits at the desk, each person once: available when one of their seats is. */
export const agentsAtDesk = (db: Database): Promise<Agent[]> =>
  db
    .selectFrom('chat_seats')
    .select(['account_id as id', sql<string>`max(name)`.as('name'), sql<boolean>`bool_or(available)`.as('available')])
    .where('account_id', 'is not', null)
    .where('name', '<>', '')
    .where(PRESENT)
    .groupBy('account_id')
    .orderBy('account_id')
    .$castTo<Agent>()
    .execute()

export const sweepSeats = async (db: Database): Promise<void> =>
  void (await db.deleteFrom('chat_seats').where('seen_at', '<', sql<Date>`now() - interval '5 minutes'`).execute())
