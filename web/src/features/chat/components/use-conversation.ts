import { useEffect, useState, useSyncExternalStore } from 'react'
import { handOffAsked, useChatDoor } from '../model/chat-door.ts'
import type { Conversation } from '../model/conversation.ts'
import { createConversation } from '../model/conversation.ts'
import type { ChatView } from '../model/view.ts'

/** The conversation as long as the chat is on the page, collapsed or not. Passes on the wish for a person. */
export function useConversation(): { chat: Conversation; view: ChatView } {
  const [chat] = useState(createConversation)
  const view = useSyncExternalStore(chat.subscribe, chat.view)
  const { handOff } = useChatDoor()
  useEffect(() => chat.start(), [chat])
  const { connection, state } = view
  useEffect(() => {
    if (!handOff || connection !== 'connected') return
    if (state === 'waiting' || state === 'live') handOffAsked()
    else if (chat.tell({ type: 'hand-off' })) handOffAsked()
  }, [chat, handOff, connection, state])
  return { chat, view }
}
