import { expect, inject, it } from 'vitest'
import { asAdmin, eraseSomebody, failARefund } from './support/far-facts.ts'

const system = inject('system')

it('erases a person without an account from every service that holds the address', async () => {
  expect(await eraseSomebody(system, await asAdmin(system, system.logins.admin))).toHaveLength(5)
})

it('tells staff and takes the books back when a bank returns a refund days later', async () => {
  await failARefund(system, await asAdmin(system, system.logins.admin))
})
