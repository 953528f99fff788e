import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../wait.ts'
import { openChildLog } from './child-log.ts'
import { type SupervisedProcess, superviseProcess } from './supervised-process.ts'

let folder: string
let told: string[]
let part: SupervisedProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'))
  told = []
})

afterEach(async () => {
  await part?.stop({ graceMs: 500 })
  rmSync(folder, { recursive: true, force: true })
})

function supervise(code: string, firstDelayMs = 20): SupervisedProcess {
  const report = (_source: string, text: string): void => {
    told.push(text)
  }
  part = superviseProcess(
    { name: 'fixture', command: process.execPath, args: ['-e', code], cwd: folder, env: process.env },
    {
      log: openChildLog(join(folder, 'fixture.log'), 'fixture', report),
      report,
      policy: { firstDelayMs, longestDelayMs: firstDelayMs * 4, quietMs: 60_000 },
      onPid: () => {}
    }
  )
  return part
}

test('a process that keeps dying is started again with a growing delay, and the log says why', async () => {
  await supervise('throw new Error("no database")').start()
  expect(await waitUntil(async () => told.length >= 4, 10_000)).toBe(true)
  expect(told[0]).toMatch(/ended with code 1 \(.*no database\); started again in 0.02 s/)
  expect(told.slice(0, 4).map((line) => line.slice(line.lastIndexOf(';')))).toEqual([
    '; started again in 0.02 s',
    '; started again in 0.04 s',
    '; started again in 0.08 s',
    '; started again in 0.08 s'
  ])
})

test('a killed process comes back under another number', async () => {
  const running = supervise('setInterval(() => {}, 1000)')
  await running.start()
  const first = running.pid()
  await running.kill('SIGKILL')
  expect(await waitUntil(async () => running.pid() !== undefined && running.pid() !== first, 5_000)).toBe(true)
  expect(running.restarts()).toBe(1)
})

test('a stopped process stays down until it is started', async () => {
  const running = supervise('setInterval(() => {}, 1000)')
  await running.start()
  await running.stop()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect([running.pid(), running.state()]).toEqual([undefined, 'stopped'])
  await running.start()
  expect(running.state()).toBe('running')
})

test('a process that ignores the request to end is killed after the grace time', async () => {
  const running = supervise('process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)')
  await running.start()
  await new Promise((resolve) => setTimeout(resolve, 400))
  await running.stop({ graceMs: 200 })
  expect(running.pid()).toBeUndefined()
  expect(told.join()).toContain('was killed')
})

test('a program that does not exist is a sentence, not a crash', async () => {
  part = superviseProcess(
    { name: 'fixture', command: join(folder, 'none'), args: [], cwd: folder, env: {} },
    {
      log: openChildLog(join(folder, 'fixture.log'), 'fixture', () => {}),
      report: (_source, text) => told.push(text),
      policy: { firstDelayMs: 5_000, longestDelayMs: 5_000, quietMs: 60_000 },
      onPid: () => {}
    }
  )
  await part.start()
  expect(await waitUntil(async () => told.length > 0, 5_000)).toBe(true)
  expect(told[0]).toContain('could not be started')
})

test('warnings of a service reach the terminal once, and its quiet lines do not', async () => {
  const lines = [30, 50, 50].map((level) => JSON.stringify({ level, msg: `level ${level}` }))
  await supervise(`console.log(${JSON.stringify(lines.join('\n'))}); setInterval(() => {}, 1000)`).start()
  expect(await waitUntil(async () => told.length > 0, 5_000)).toBe(true)
  expect(told).toEqual(['error: level 50'])
})

test('a log that cannot be written costs its lines and no process, and is told of once', async () => {
  mkdirSync(join(folder, 'fixture.log'))
  const running = supervise('setInterval(() => console.log("line"), 10)')
  await running.start()
  expect(await waitUntil(async () => told.length > 0, 5_000)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(told).toEqual([expect.stringMatching(/^its log cannot be written: EISDIR/)])
  expect([running.state(), running.restarts()]).toEqual(['running', 0])
})
