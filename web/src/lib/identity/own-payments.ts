const key = 'own_payments'
const mostKept = 10

/** Sessions that were paid in this browser while nobody was signed in. By them an account takes its orders along. */
export function ownPayments(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberPayment(sessionId: string): void {
  keep([...ownPayments().filter((id) => id !== sessionId), sessionId].slice(-mostKept))
}

export function forgetPayment(sessionId: string): void {
  keep(ownPayments().filter((id) => id !== sessionId))
}

function keep(ids: string[]): void {
  if (ids.length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(ids))
}
