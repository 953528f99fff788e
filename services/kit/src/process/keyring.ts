import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const VERSION = 1
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES

/** Seals answers and PDFs at rest: AES-256-GCM, bound to the record they belong to. */
export interface Keyring {
  /** @param record table and id, as `draft:<id>`: sealed bytes moved to another record do not open. */
  seal(plain: Uint8Array, record: string): Buffer
  /** Throws when the bytes were changed, belong to another record, or no key fits. */
  open(sealed: Buffer, record: string): Buffer
}

/**
 * Layout: version, key id, nonce, ciphertext, tag. The key id lets a new key take over while old records still open.
 * @param current base64; seals everything from now on
 * @param old base64, separated by commas
 */
export function openKeyring(current: string, old = ''): Keyring {
  const keys = [current, ...old.split(',')].filter((key) => key.trim() !== '').map(toKey)
  const byId = new Map(keys.map((key) => [key.id, key.bytes]))
  const first = keys[0]
  if (first === undefined) throw new Error('There is no content key')
  return {
    seal(plain, record) {
      const nonce = randomBytes(NONCE_BYTES)
      const header = Buffer.concat([Buffer.from([VERSION]), Buffer.from(first.id, 'hex'), nonce])
      const cipher = createCipheriv('aes-256-gcm', first.bytes, nonce).setAAD(Buffer.from(record))
      return Buffer.concat([header, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, record) {
      const id = sealed.subarray(1, 1 + KEY_ID_BYTES).toString('hex')
      const key = byId.get(id)
      if (sealed[0] !== VERSION || key === undefined) throw new Error(`No content key fits ${record}`)
      const nonce = sealed.subarray(1 + KEY_ID_BYTES, HEADER_BYTES)
      const body = sealed.subarray(HEADER_BYTES, -TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(record)).setAuthTag(sealed.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(body), decipher.final()])
    }
  }
}

function toKey(text: string): { id: string; bytes: Buffer } {
  const bytes = Buffer.from(text.trim(), 'base64')
  if (bytes.length !== 32) throw new Error('A content key has 32 bytes')
  return {
    id: createHash('sha256')
      .update(bytes)
      .digest('hex')
      .slice(0, KEY_ID_BYTES * 2),
    bytes
  }
}
