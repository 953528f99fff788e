import { afterAll, beforeAll, describe } from 'vitest'
import { accessTests } from './api/access.ts'
import { callTableTests } from './api/call-tables.ts'
import { fuzzTests } from './api/fuzz/run.ts'
import { journeyCalls } from './api/journey-calls.ts'
import { officeCalls } from './api/office-calls.ts'
import { sentenceTests } from './api/sentences.ts'
import { siteCalls } from './api/site-calls.ts'
import { openWorld, type World } from './api/world.ts'

/** The API from outside, through the gateway: one boot for all that asks it without a browser. */
const world = {} as World
beforeAll(async () => {
  Object.assign(world, await openWorld())
})
afterAll(() => world.system?.destroy())

describe('the calls of the site', () => callTableTests(world, siteCalls))
describe('the calls of the journey and the back office', () =>
  callTableTests(world, { ...journeyCalls, ...officeCalls }))
describe('the error catalogues', () => sentenceTests(world))
describe('access', () => accessTests(world))
describe('bad input', () => fuzzTests(world))
