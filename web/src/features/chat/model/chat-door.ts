import { useSyncExternalStore } from 'react'
import { isWithPerson } from './chat-id.ts'

/** `called`: the chat is needed, shown or not. `handOff`: a person was asked for before it could be said. */
type Door = { open: boolean; called: boolean; handOff: boolean }

const listeners = new Set<() => void>()
let door: Door = { open: false, called: isWithPerson(), handOff: false }

/** Opens the chat from anywhere on the site; with `handOff` it asks for a person right away. */
export const openChat = (options: { handOff?: boolean } = {}): void =>
  set({ open: true, called: true, handOff: door.handOff || options.handOff === true })

export const collapseChat = (): void => set({ ...door, open: false })

export const handOffAsked = (): void => set({ ...door, handOff: false })

export const useChatDoor = (): Door => useSyncExternalStore(subscribe, () => door)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Door): void {
  door = next
  for (const listener of listeners) listener()
}
