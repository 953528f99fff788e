import { customer } from '../../support/customer.ts'
import { eventually } from '../../support/eventually.ts'
import type { Site } from './site.ts'

interface Frame {
  type: string
  waiting?: { chat: string; state: string }[]
  message?: { content: string }
}

const isWaiting = ({ state }: { state: string }) => state === 'waiting'

/** A person at the support desk, over the socket as the console speaks it. */
export async function takeSeat({ system }: Site, name: string) {
  const { email, password } = system.logins.support
  const { body } = await customer(system).call('POST', '/api/auth/login', { email, password })
  const socket = new WebSocket(`ws://127.0.0.1:${system.ports.gateway}/api/support-chat/socket`)
  const came: Frame[] = []
  let chat = ''
  let said = 0
  socket.addEventListener('message', ({ data }) => came.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the socket did not open')))
  })
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  const find = (wanted: (frame: Frame) => boolean) =>
    eventually(async () => {
      const frame = came.find(wanted)
      if (!frame) throw new Error(`not among ${JSON.stringify(came).slice(-1_000)}`)
      return frame
    })
  send({ type: 'hello', token: body.token, name })
  await find(({ type }) => type === 'welcome')
  return {
    async claimNext() {
      const { waiting } = await find((frame) => frame.waiting?.some(isWaiting) ?? false)
      chat = waiting?.find(isWaiting)?.chat ?? ''
      send({ type: 'claim', chat })
      await find(({ type }) => type === 'chat')
    },
    hears: (content: string) => find(({ type, message }) => type === 'message' && message?.content === content),
    say: (content: string) => send({ type: 'message', chat, client_id: `m_agent_${++said}_says`, content }),
    leave() {
      send({ type: 'close', chat })
      socket.close()
    }
  }
}
