import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as Stripe writes them: a prefix and random letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = prefix
  while (id.length < prefix.length + length) {
    for (const byte of randomBytes(length)) {
      // Bytes beyond a multiple of 62 would favour the first letters.
      if (byte < 248 && id.length < prefix.length + length) id += letters[byte % 62]
    }
  }
  return id
}

/** Now, in Stripe's seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
