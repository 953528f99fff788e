import { EventEmitter } from 'node:events'
import { createLogger } from '@formwright/kit/process/log'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OpenSession, serveSocket } from './serve.ts'

const log = createLogger('test', 'silent')

/** A socket whose other side is the test. */
class Peer extends EventEmitter {
  bufferedAmount = 0
  sent: string[] = []
  code: number | undefined
  terminated = false
  send = (text: string) => void this.sent.push(text)
  close = (code: number) => {
    this.code = code
  }
  terminate = () => {
    this.terminated = true
    this.emit('close')
  }
  ping = vi.fn()
  says = (message: unknown) => this.emit('message', Buffer.from(JSON.stringify(message)), false)
}

const heard: unknown[] = []
let end = vi.fn(async () => undefined)
const open: OpenSession = async (connection, hello) => {
  if (hello !== 'hello') throw new Error('no hello')
  const handle = async (message: unknown) => {
    heard.push(message)
    if (message === 'story') for (let line = 0; line < 3; line++) connection.send({ line })
  }
  return { handle, end }
}

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  end = vi.fn(async () => undefined)
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)
async function seated() {
  const peer = new Peer()
  serveSocket(peer, { open, log })
  peer.says('hello')
  await settle()
  return peer
}

it('drops a reader that is 4 MB behind, and waits 2 seconds for its farewell', async () => {
  const peer = await seated()
  peer.bufferedAmount = 4_194_305
  peer.says('story')
  await settle()
  expect([peer.code, peer.sent, peer.terminated]).toEqual([4508, [], false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([peer.terminated, end.mock.calls.length]).toEqual([true, 1])
})

it('drops a socket that has been silent for 45 seconds, and keeps one that answers the pings', async () => {
  const [gone, quiet] = [await seated(), await seated()]
  quiet.ping.mockImplementation(() => quiet.emit('pong'))
  await vi.advanceTimersByTimeAsync(45_000)
  expect([gone.ping.mock.calls.length, gone.terminated]).toEqual([3, false])
  await vi.advanceTimersByTimeAsync(15_000)
  expect([gone.terminated, quiet.terminated]).toEqual([true, false])
  expect(end).toHaveBeenCalledTimes(1)
})

it('waits 10 seconds for a hello', async () => {
  const peer = new Peer()
  serveSocket(peer, { open, log })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(peer.code).toBe(4408)
})

it('hears nothing more once it has said goodbye, however much comes', async () => {
  const peer = new Peer()
  serveSocket(peer, { open, log })
  for (const message of ['nonsense', 'hello', 'after the end']) peer.says(message)
  await settle()
  const timers = vi.getTimerCount()
  for (let frames = 0; frames < 1_000; frames++) peer.says('flood')
  await settle()
  expect([peer.code, heard, peer.sent.length]).toEqual([1011, [], 1])
  expect(vi.getTimerCount()).toBe(timers)
})
