import { detailOf } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import type { ChatRecord } from '../model/record.ts'

const noAnswer = 'The connection is lost. Please try again in a moment.'

/** Hands the conversation to those who follow up. Answers why that failed, or null; nobody is told by this call. */
export async function submitChat(record: ChatRecord): Promise<string | null> {
  try {
    await api('POST /api/live-chat/submit', { body: record })
    return null
  } catch (error) {
    return detailOf(error, noAnswer)
  }
}
