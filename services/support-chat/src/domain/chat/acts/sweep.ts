import { abandonedByAgent, forgetSilentChats, waitedTooLong } from '../../../repositories/live-chats.ts'
import { sweepSeats } from '../../../repositories/seats.ts'
import type { Database } from '../../../tables.ts'
import { somebodyIsThere } from '../desk/stage.ts'
import { nobodyComes } from '../hand-off/hand-off.ts'
import { backToQueue } from './agent-acts.ts'

export interface Patience {
  /** Seconds that a visitor is promised a person who does not come. */
  CLAIM_WAIT_SECONDS: number
  /** Seconds after which an agent without a socket has left. */
  AGENT_GRACE_SECONDS: number
}

/** Looks after conversations that wait in vain or have lost their agent. Any replica may do it for all. */
export async function sweepChats(db: Database, patience: Patience): Promise<void> {
  const somebodyThere = await somebodyIsThere(db)
  await db.transaction().execute(async (trx) => {
    for (const chat of await abandonedByAgent(trx, patience.AGENT_GRACE_SECONDS))
      await backToQueue(trx, chat, somebodyThere)
    for (const chat of await waitedTooLong(trx, patience.CLAIM_WAIT_SECONDS)) await nobodyComes(trx, chat)
  })
}

/** Takes away what nobody needs any more. */
export async function tidyChats(db: Database): Promise<void> {
  await sweepSeats(db)
  await forgetSilentChats(db)
}
