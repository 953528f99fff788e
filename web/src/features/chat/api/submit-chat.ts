import { api } from '../../../lib/api/client.ts'
import type { ChatRecord } from '../model/record.ts'

/** Hands the conversation to those who follow up. Whether that worked; nobody is told by this call. */
export async function submitChat(record: ChatRecord): Promise<boolean> {
  try {
    const { success } = await api<{ success: boolean }>('/live-chat/submit', { method: 'POST', body: record })
    return success
  } catch {
    return false
  }
}
