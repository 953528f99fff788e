import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Formwright'
const PERIOD_SECONDS = 30
/** Steps before and after the present one: clocks differ, and typing takes a while (RFC 6238, 5.2). */
const WINDOW = 1
/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20

/** A secret to share with an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step whose code this is; undefined for a wrong one. Compared in constant time by the library. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS
  })
