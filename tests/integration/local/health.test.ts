import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpStatus } from '../../../deploy/local/wait.ts'

/** Answers with the status it was last told on its standard input; `shut` closes the door, and the process lives on. */
const MAIN = `
  let status = 200
  const server = require('node:http').createServer((_q, r) => r.writeHead(status).end())
  const open = () => server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('open ' + server.address().port))
  process.stdin.on('data', (word) => {
    const said = String(word).trim()
    if (said === 'shut') return server.close(() => console.log('shut'))
    status = Number(said)
    if (server.listening) console.log('told')
    else open()
  })
  process.stdin.on('end', () => process.exit())`
/** As a container's init: starts one process and ends with it. */
const INIT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', process.env.MAIN], { stdio: 'inherit' })
  child.on('exit', (_code, signal) => process.exit(signal === 'SIGKILL' ? 137 : 1))`

let folder: string
let port: string
let init: ChildProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'health-'))
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = String((server.address() as AddressInfo).port)
  server.close()
  const env = { ...process.env, MAIN, PORT: port }
  init = spawn(process.execPath, ['-e', INIT], { env, stdio: ['pipe', 'pipe', 'inherit'] })
})

afterEach(async () => {
  init.stdin?.destroy()
  if (init.exitCode === null) await once(init, 'exit')
  await rm(folder, { recursive: true, force: true })
})

async function tell(word: string) {
  init.stdin?.write(`${word}\n`)
  await once(init.stdout as NonNullable<typeof init.stdout>, 'data')
}

/** The exit codes of so many probes, one after the other. */
async function probes(times: number, path = '/healthz') {
  const codes: unknown[] = []
  for (let n = 0; n < times; n++) {
    const args = ['deploy/docker/health.ts', path, String(init.pid)]
    const probe = spawn(process.execPath, args, { env: { ...process.env, PORT: port, TMPDIR: folder } })
    codes.push((await once(probe, 'exit'))[0])
  }
  return codes
}

test('a process that answered and then is silent six times in a row is ended, and its container with it', async () => {
  await tell('200')
  expect(await probes(1)).toEqual([0])
  await tell('shut')
  expect(await probes(5)).toEqual([1, 1, 1, 1, 1])
  await tell('200')
  expect(await probes(1)).toEqual([0])
  await tell('shut')
  const ended = once(init, 'exit')
  expect(await probes(5)).toEqual([1, 1, 1, 1, 1])
  expect(init.exitCode).toBe(null)
  expect(await probes(1)).toEqual([1])
  expect(await ended).toEqual([137, null])
}, 20_000)

test('a process that has not answered yet may take its time', async () => {
  expect(await probes(8)).toEqual(Array(8).fill(1))
  expect(init.exitCode).toBe(null)
  await tell('200')
  expect(await probes(1)).toEqual([0])
}, 20_000)

test('a process that answers 503 is unhealthy and lives', async () => {
  await tell('200')
  await probes(1)
  await tell('503')
  expect(await probes(8)).toEqual(Array(8).fill(1))
  expect(init.exitCode).toBe(null)
}, 20_000)

test('each question is asked on a connection of its own, so that a door shut to others counts as shut', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`
  expect(await httpStatus(url)).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 200))
  // As a process that has reached its limit of connections: who is in stays in.
  server.maxConnections = 0
  const dropped = once(server, 'drop')
  expect(await httpStatus(url)).toBe(null)
  await dropped
  server.close()
})
