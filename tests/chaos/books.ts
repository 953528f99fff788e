import pg from 'pg'
import type { System } from '../../deploy/local/system.ts'
import { mailsIn } from '../support/mailbox.ts'

/** What each party has in its books, by order. Compared as sets, so that nothing lost or doubled can hide in a count. */
export interface Books {
  /** Orders that the payment provider took money for, with the cents. */
  charged: Map<string, number>
  /** Orders that checkout calls paid, with the cents. */
  paid: Map<string, number>
  /** Orders with a finished final set; the number of sets. */
  delivered: Map<string, number>
  /** Distinct Message-IDs of documents mails, and how many mails carried them. */
  mails: { distinct: number; sent: number }
}

export async function readBooks(system: System): Promise<Books> {
  const charges = (await (await fetch(`http://127.0.0.1:${system.ports.sandbox}/_sandbox/charges`)).json()) as {
    charges: { client_reference_id: string; amount: number }[]
  }
  const paid = await rows(
    system,
    'checkout',
    "select id as order_id, amount_cents as n from orders where state = 'paid'"
  )
  const delivered = await rows(
    system,
    'documents',
    "select order_id, count(*)::int as n from generations where kind = 'final' and status = 'ready' group by order_id"
  )
  const mails = await mailsIn(system, { kind: 'documents' })
  return {
    charged: new Map(charges.charges.map((charge) => [charge.client_reference_id, charge.amount])),
    paid,
    delivered,
    mails: { distinct: new Set(mails.map((mail) => mail.messageId)).size, sent: mails.length }
  }
}

async function rows(system: System, database: string, query: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: system.databaseUrls[database] })
  await client.connect()
  try {
    const { rows: found } = await client.query<{ order_id: string; n: number }>(query)
    return new Map(found.map((row) => [row.order_id, row.n]))
  } finally {
    await client.end()
  }
}
