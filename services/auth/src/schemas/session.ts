import { Nullable, Timestamp } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'

export const Session = Type.Object(
  {
    id: Type.String(),
    created_at: Timestamp,
    expires_at: Timestamp,
    address: Type.String({ description: 'From where: an IPv4 address, or the /64 of an IPv6 one' }),
    user_agent: Nullable(Type.String()),
    current: Type.Boolean({ description: 'The session of this very request' })
  },
  {
    examples: [
      {
        id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        created_at: '2026-11-20T10:15:00.000Z',
        expires_at: '2026-11-20T22:15:00.000Z',
        address: '203.0.113.7',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
        current: true
      }
    ]
  }
)
