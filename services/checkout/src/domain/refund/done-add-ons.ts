import { addOnStates } from '../../repositories/add-on-tasks.ts'
import type { Database } from '../../tables.ts'

/** The add-ons of an order that staff have done: these give nothing back. */
export async function doneAddOns(db: Database, orderId: string): Promise<Set<string>> {
  const tasks = await addOnStates(db, orderId)
  return new Set(tasks.filter(({ state }) => state === 'done').map(({ add_on }) => add_on))
}
