import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { lanes } from './lanes.ts'

const derive = promisify(argon2)

export interface Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's minimum for argon2id. Raise it here: stored hashes follow at their owners' next sign-in. */
export const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }

const HASH_BYTES = 32
/** Each holds 19 MiB and a thread of Node's pool, which has four. */
const inLane = lanes({ parallel: 4, waiting: 200 })

interface Parsed extends Cost {
  salt: Buffer
  hash: Buffer
}

/** Hashes a password into a PHC string. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16)
  const hash = await run(password, salt, cost, HASH_BYTES)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** Takes as long for a wrong password as for the right one. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const { salt, hash, ...cost } = parse(phc)
  return timingSafeEqual(await run(password, salt, cost, hash.length), hash)
}

/** True when the hash was made with less than is asked for today. */
export function isOutdated(phc: string, cost: Cost = COST): boolean {
  const made = parse(phc)
  return made.memory < cost.memory || made.passes < cost.passes || made.parallelism < cost.parallelism
}

const run = (message: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) =>
  inLane(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))

function parse(phc: string): Parsed {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc)
  if (parts === null) throw new Error('A stored password hash is not argon2id in PHC form')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64')
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
