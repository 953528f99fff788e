import { createPrivateKey } from 'node:crypto'
import { type Role, TOKEN_AUDIENCE, TOKEN_ISSUER, TOKEN_TYPE } from '@formwright/kit/identity/actor'
import { SignJWT } from 'jose'

export const TOKEN_HOURS = 12

export interface TokenSubject {
  account: { id: string; email: string; email_verified_at: Date | null; role: Role }
  sessionId: string
  now: Date
  expiresAt: Date
}

export type SignToken = (subject: TokenSubject) => Promise<string>

/** Signs access tokens with the private JWK. Throws at once when the key is not one that AUTH_PUBLIC_KEYS checks. */
export function tokenSigner(privateJwk: string, publicJwks: string): SignToken {
  const { kid, ...jwk } = JSON.parse(privateJwk) as { kid?: string; x?: string; d?: string; kty: string }
  const { keys } = JSON.parse(publicJwks) as { keys: { kid?: string; x?: string }[] }
  if (kid === undefined || jwk.d === undefined) throw new Error('AUTH_PRIVATE_KEY is not a private JWK with a kid')
  if (!keys.some((key) => key.kid === kid && key.x === jwk.x)) {
    throw new Error('AUTH_PUBLIC_KEYS does not hold the public half of AUTH_PRIVATE_KEY')
  }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })

  return ({ account, sessionId, now, expiresAt }) =>
    new SignJWT({
      sid: sessionId,
      email: account.email,
      email_verified: account.email_verified_at !== null,
      role: account.role
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE, kid })
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setSubject(account.id)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(key)
}
