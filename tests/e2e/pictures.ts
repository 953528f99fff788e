import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../../deploy/local/settings/settings.ts'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { mailsIn } from '../support/mailbox.ts'
import { startSystem } from '../support/system.ts'
import { openBrowser, visit } from './support/browser.ts'

/** `npm run pictures`: boots the system and takes the README's pictures anew. */
const folder = join(root, 'web', 'pictures')
mkdirSync(folder, { recursive: true })
const system = await startSystem()
const browser = await openBrowser(system)
const will = fixture('simple-will', 'california-family')

async function take(
  name: string,
  address: string,
  options: { width?: number; dark?: boolean; token?: string; before?: (page: Page) => Promise<void> } = {}
) {
  const guest = await visit({ browser, system }, options)
  await guest.page.goto(address)
  await guest.page.locator('h1').first().waitFor()
  await options.before?.(guest.page)
  await guest.page.waitForLoadState('networkidle')
  await guest.page.waitForTimeout(500)
  await guest.page.screenshot({ path: join(folder, `${name}.png`) })
  await guest.context.close()
}

const buyer = customer(system)
const { body: order } = await buyer.order(1, { state: 'CA' })
await buyer.pay(order.session_id)
const { body: made } = await eventually(async () => {
  const answer = await buyer.generate(1, will)
  if (answer.body.kind !== 'final') throw new Error('not paid yet')
  return answer
})
const thinker = customer(system)
const saved = await thinker.call('POST', '/api/questionnaire/save', {
  user_id: thinker.userId,
  service_id: 1,
  answers: will,
  completed: false
})
if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
const [mail] = await eventually(async () => {
  const mails = await mailsIn(system, { to: buyer.email, kind: 'documents' })
  if (mails.length === 0) throw new Error('no mail yet')
  return mails
}, 60_000)

await take('home', '/')
await take('services-dark', '/services', { dark: true })
await take('questionnaire', '/questionnaire/simple-will', {
  before: async (page) => {
    await page.evaluate(`localStorage.setItem('user_id', '${thinker.userId}')`)
    await page.goto('/')
    await page.goto('/questionnaire/simple-will?q=executor_name')
    await page.locator('iframe').waitFor()
    await page.waitForTimeout(2_500)
  }
})
await take('documents', `/documents/${made.generation_id}`, {
  before: async (page) => {
    await page.getByRole('button', { name: 'Preview Documents' }).click()
    await page.locator('canvas').first().waitFor()
    await page.waitForTimeout(2_500)
    await page.evaluate('document.querySelector("canvas")?.scrollIntoView()')
  }
})
for (const service of [2, 3, 13, 1]) {
  const other = customer(system)
  const { body } = await other.order(service, { state: 'TX' })
  await other.pay(body.session_id)
  await other.status(body.session_id)
}
const { body: staff } = await buyer.call('POST', '/api/auth/login', system.logins.admin)
await take('admin', '/admin', {
  token: staff.token,
  before: async (page) => {
    await page.locator('tbody tr').nth(3).waitFor()
    await page.waitForTimeout(1_500)
  }
})
await take('mail', `${system.addresses.mailbox}/message/${mail?.id}`)
await browser.close()
await system.destroy()
