import type { Line } from './quote.ts'

const keyOf = (sessionId: string) => `order:${sessionId}`

/** The lines a customer saw before going to the payment page, for this tab only. */
export function rememberLines(sessionId: string, lines: readonly Line[]): void {
  sessionStorage.setItem(keyOf(sessionId), JSON.stringify(lines))
}

/** Those lines, where they make up what was charged; what anybody else holds of the order is its total. */
export function linesOf({ session_id, amount_total }: { session_id: string; amount_total: number }): readonly Line[] {
  const lines = JSON.parse(sessionStorage.getItem(keyOf(session_id)) ?? '[]') as readonly Line[]
  return lines.reduce((sum, { cents }) => sum + cents, 0) === amount_total ? lines : []
}
