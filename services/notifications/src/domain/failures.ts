/** This mail can never be delivered as it is: trying again would be refused again. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

/** The server refused this very mail or its recipient with 5xx. A refused log-in or greeting is our fault, not the mail's. */
export function isPermanent(error: unknown): boolean {
  if (error instanceof Undeliverable) return true
  const { code, responseCode = 0 } = error as SmtpError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600
}

/** For a log: what happened, without the server's words, which may repeat an address. */
export const labelOf = (error: unknown): string => {
  const { name, code, responseCode } = error as SmtpError
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ')
}

const DELAYS_SECONDS = [5, 15, 60, 300, 900, 1_800]
const LONGEST_SECONDS = 3_600
const GIVE_UP_AFTER_MS = 24 * 3_600_000

/** Seconds until the next attempt after `attempts` of them, or undefined when a day of trying has passed. */
export function nextAttemptIn(
  attempts: number,
  { owedSince, now }: { owedSince: Date; now: Date }
): number | undefined {
  if (now.getTime() - owedSince.getTime() >= GIVE_UP_AFTER_MS) return undefined
  return DELAYS_SECONDS[attempts - 1] ?? LONGEST_SECONDS
}
