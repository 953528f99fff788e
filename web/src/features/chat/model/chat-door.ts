import { useSyncExternalStore } from 'react'
import { isWithPerson } from './chat-id.ts'

/** `called`: the chat is needed, shown or not. `handOff`: a person was asked for before it could be said. */
type Door = { open: boolean; called: boolean; handOff: boolean }

const listeners = new Set<() => void>()
const shut: Door = { open: false, called: false, handOff: false }
let door: Door | null = null

/** Opens the chat from anywhere on the site; with `handOff` it asks for a person right away. */
export const openChat = (options: { handOff?: boolean } = {}): void =>
  set({ open: true, called: true, handOff: current().handOff || options.handOff === true })

export const collapseChat = (): void => set({ ...current(), open: false })

export const handOffAsked = (): void => set({ ...current(), handOff: false })

export const useChatDoor = (): Door => useSyncExternalStore(subscribe, current, () => shut)

/** A conversation with a person goes on after a reload. */
function current(): Door {
  door ??= { ...shut, called: isWithPerson() }
  return door
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Door): void {
  door = next
  for (const listener of listeners) listener()
}
