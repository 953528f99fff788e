import { useEffect, useReducer, useRef } from 'react'
import type { DeskSocket } from '../api/desk-socket.ts'
import { newClientId, openDeskSocket } from '../api/desk-socket.ts'
import type { Desk } from '../model/desk.ts'
import { emptyDesk, nextDesk } from '../model/desk.ts'
import type { FromAgent } from '../model/desk-wire.ts'

const typingForgottenMs = 6000

/** A seat at the desk for as long as the screen is open. After a break the open conversation is read anew. */
export function useDesk(name: string) {
  const [desk, dispatch] = useReducer(nextDesk, emptyDesk)
  const socket = useRef<DeskSocket | null>(null)
  const latest = useRef<Desk>(desk)
  latest.current = desk

  useEffect(() => {
    const line = openDeskSocket(name, {
      onFrame: (frame) => {
        dispatch({ type: 'heard', frame })
        if (frame.type !== 'welcome') return
        const { open, unsent } = latest.current
        if (open) line.send({ type: 'open', chat: open.card.chat })
        for (const { refused: _, ...message } of unsent) line.send({ type: 'message', ...message })
      },
      onLost: () => dispatch({ type: 'line', line: 'lost' }),
      onRefused: (said) => dispatch({ type: 'line', line: 'refused', said })
    })
    socket.current = line
    return () => line.close()
  }, [name])

  const typingIn = desk.open?.typing ? desk.open.card.chat : null
  useEffect(() => {
    if (!typingIn) return
    const forget = () => dispatch({ type: 'heard', frame: { type: 'typing', chat: typingIn, on: false } })
    const timer = setTimeout(forget, typingForgottenMs)
    return () => clearTimeout(timer)
  }, [typingIn])

  return {
    desk,
    send: (frame: FromAgent) => socket.current?.send(frame),
    putAway: () => dispatch({ type: 'put-away' }),
    say(chat: string, content: string) {
      const message = { chat, client_id: newClientId(), content }
      dispatch({ type: 'say', unsent: message })
      socket.current?.send({ type: 'message', ...message })
    }
  }
}
export type DeskSeat = ReturnType<typeof useDesk>
