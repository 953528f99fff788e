import { createHmac } from 'node:crypto'
import { clientAddress } from '@formwright/kit/http/client-address'

/** What tells client addresses apart without keeping them. Keyed, because all of IPv4 is soon tried. */
export const addressKey = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(clientAddress(address)).digest('base64url')
