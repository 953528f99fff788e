import type { Logger } from '@formwright/kit/process/log'
import { findHours } from '../../../repositories/hours.ts'
import { agentsAtDesk } from '../../../repositories/seats.ts'
import type { Database } from '../../../tables.ts'
import type { Catalogue } from '../answer/catalogue.ts'
import { ALWAYS_OPEN, isOpen } from './opening.ts'

export interface ChatLimits {
  CHAT_LIMIT_PER_HOUR: number
  CHAT_MESSAGE_LIMIT_PER_HOUR: number
  CHAT_SOCKET_LIMIT: number
  MESSAGE_LIMIT_PER_HOUR: number
  CONFIRMATION_LIMIT_PER_DAY: number
}

/** What every act of a conversation needs. */
export interface Stage {
  db: Database
  catalogue: Catalogue
  limits: ChatLimits
  log: Logger
}

/** Whether the desk's hours are on. */
export async function deskIsOpen(db: Database): Promise<boolean> {
  const row = await findHours(db)
  return isOpen(row?.hours ?? ALWAYS_OPEN, new Date())
}

/** Whether a visitor may be promised a person now: within the hours, and somebody available sits there. */
export async function somebodyIsThere(db: Database): Promise<boolean> {
  const [open, agents] = await Promise.all([deskIsOpen(db), agentsAtDesk(db)])
  return open && agents.some(({ available }) => available)
}
