import { createHash, randomBytes } from 'node:crypto'

const CODES = 10
const CODE_BYTES = 10

/** Ten codes for the day the telephone is lost, each good once: `1a2b3-c4d5e-6f708-192a3`, 80 bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => (randomBytes(CODE_BYTES).toString('hex').match(/.{5}/g) ?? []).join('-'))

/** What is kept of a code, however it is typed: it has too many bits to be guessed from its hash. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^0-9a-f]/g, ''))
    .digest('base64url')
