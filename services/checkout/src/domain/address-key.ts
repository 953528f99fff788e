import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * What tells client addresses apart without keeping them. Keyed, because all of IPv4 is soon tried; an IPv6 customer is
 * a /64 and not one address of it.
 */
export const addressKey = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url')

/** The network a customer sits in: an IPv4 address, or the first four groups of an IPv6 one. */
export function networkOf(address: string): string {
  const [bare = address] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
