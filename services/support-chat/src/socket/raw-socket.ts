/** As far as we use a WebSocket of the server. */
export interface RawSocket {
  /** Bytes that the other side has not taken yet. */
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  terminate(): void
  ping(): void
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void
  on(event: 'pong' | 'close', listener: () => void): void
}

/** Why we end a socket; CHAT.md says what the other side does then. */
export const ends = {
  restart: [1001, 'The server restarts'],
  binary: [1003, 'Text alone'],
  broken: [1011, 'Something went wrong'],
  noHello: [4400, 'The first message must be a hello'],
  notSignedIn: [4401, 'Please sign in again'],
  wrongRole: [4403, 'Support alone'],
  silent: [4408, 'No hello came'],
  tooMuch: [4429, 'Too much from here'],
  tooSlow: [4508, 'You read too slowly']
} as const
export type End = keyof typeof ends
