import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

interface Provider {
  domains: string[]
  /** Reads `a.b@` as `ab@`. */
  ignoresDots: boolean
}

/** Providers that deliver `name+tag@` to `name@`. Elsewhere a tag may be part of another person's name. */
const PROVIDERS: Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  { domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'], ignoresDots: false },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignoresDots: false },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignoresDots: false },
  { domains: ['fastmail.com', 'fastmail.fm'], ignoresDots: false }
]
/** These name one mailbox by several domains; Microsoft's domains are each a mailbox of their own. */
const SAME_MAILBOX: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me'
}

/** One form for all spellings of a mailbox: case, dots and plus-tags folded where the provider folds them. */
export function normaliseEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).toLowerCase()
  const domain = asciiOf(email.slice(at + 1).toLowerCase())
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain))
  if (provider === undefined) return `${local}@${domain}`
  const name = local.split('+')[0] ?? local
  return `${provider.ignoresDots ? name.replaceAll('.', '') : name}@${SAME_MAILBOX[domain] ?? domain}`
}

const asciiOf = (domain: string) => domainToASCII(domain) || domain

/** What tells customers apart without naming them. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('base64url')
