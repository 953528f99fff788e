import type { FromAgent } from '@formwright/proto-events/frames/from-agent'
import { useEffect, useReducer, useRef } from 'react'
import type { DeskSocket } from '../../api/desk-socket.ts'
import { newClientId, openDeskSocket } from '../../api/desk-socket.ts'
import type { Desk } from '../../model/desk.ts'
import { emptyDesk, nextDesk, toReopen } from '../../model/desk.ts'

const typingForgottenMs = 6000

/**
 * A seat at the desk, from the moment it is wanted until the page is left. Whoever comes back, to the page or after a
 * break, finds the conversation they were in.
 */
export function useDesk(name: string, wanted: boolean) {
  const [desk, dispatch] = useReducer(nextDesk, emptyDesk)
  const socket = useRef<DeskSocket | null>(null)
  const latest = useRef<Desk>(desk)
  latest.current = desk

  useEffect(() => {
    if (!wanted) return
    const line = openDeskSocket(name, {
      onFrame: (frame) => {
        dispatch({ type: 'heard', frame })
        if (frame.type !== 'welcome') return
        const chat = toReopen(latest.current, frame)
        if (chat) line.send({ type: 'open', chat })
        for (const { refused: _, ...message } of latest.current.unsent) line.send({ type: 'message', ...message })
      },
      onState: (state, said) => dispatch({ type: 'line', line: state, ...(said ? { said } : {}) })
    })
    socket.current = line
    return () => line.close()
  }, [name, wanted])

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
    retry: () => socket.current?.retry(),
    putAway: () => dispatch({ type: 'put-away' }),
    say(chat: string, content: string) {
      const message = { chat, client_id: newClientId(), content }
      dispatch({ type: 'say', unsent: message })
      socket.current?.send({ type: 'message', ...message })
    }
  }
}
export type DeskSeat = ReturnType<typeof useDesk>
