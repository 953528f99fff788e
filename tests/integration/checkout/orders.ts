import { type Checkout, wish } from './support.ts'

/** Orders as a customer makes them, and what the tests turn about them. */
export function ordersOf({ db, post, get, lever }: Checkout) {
  async function open(changes: object = {}, from = '203.0.113.1') {
    const body = wish(changes)
    const answer = await post('/api/checkout/create-session', body, { from })
    const sessionId: string = answer.json().session_id
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    return { id, sessionId, email: body.user_email, userId: body.user_id }
  }

  return {
    open,
    /** An order that is paid and settled. */
    async paid(changes: object = {}, from?: string) {
      const order = await open(changes, from)
      await lever(`sessions/${order.sessionId}/pay`)
      await get(`/api/checkout/status/${order.sessionId}`)
      return order
    },
    rowOf: (id: string) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** As if the order had been paid so many days ago. */
    age: (id: string, days: number) =>
      db
        .updateTable('orders')
        .set({ settled_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute(),
    audits: (action: string, subject: string) =>
      db.selectFrom('audit_log').selectAll().where('action', '=', action).where('subject', '=', subject).execute()
  }
}
