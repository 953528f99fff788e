import { conflict } from '@formwright/kit/http/errors'
import { appendLine, type NewLine } from '../../../repositories/chat-lines.ts'
import type { LiveChat } from '../../../repositories/live-chats.ts'
import type { LineRow, Trx } from '../../../tables.ts'
import { ASSISTANT } from '../answer/sentences.ts'

const MOST_LINES = 200

/** Says something in the assistant's name. */
export const assistantSays = (
  trx: Trx,
  chatId: string,
  line: Pick<NewLine, 'kind' | 'content' | 'links'>
): Promise<LineRow> => appendLine(trx, chatId, { ...line, type: 'support', agent: ASSISTANT, automated: true })

/** Throws 409 when nothing more may be said by either side. */
export function checkOpen({ state, line_count }: LiveChat): void {
  if (state === 'closed') throw conflict('This conversation has ended. Please start a new one.', 'chat-closed')
  if (line_count >= MOST_LINES) {
    throw conflict('This conversation has reached 200 messages. Please start a new one.', 'chat-full')
  }
}
