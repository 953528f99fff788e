import { expect, it } from 'vitest'
import { customer } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { mailsIn } from '../support/mailbox.ts'
import { expectNoComplaints, visit } from './support/browser.ts'
import { useSite } from './support/site.ts'

const site = useSite()

const linkIn = (to: string, kind: string) =>
  eventually(async () => {
    const [mail] = await mailsIn(site.system, { to, kind })
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
    if (!link) throw new Error(`no ${kind} mail with a link yet`)
    return link
  }, 30_000)

it('lets somebody who forgot the password set another one through the mailed link', async () => {
  const person = customer(site.system)
  const { email } = person
  const names = { first_name: 'Ada', last_name: 'Núñez' }
  await person.call('POST', '/api/auth/register', { email, password: 'the one that gets lost', ...names })
  const guest = await visit(site)
  const { page } = guest
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('a link to set a new password is on its way').waitFor()
  await page.goto(await linkIn(email, 'reset-password'))
  await page.getByLabel('New password').fill('another long and unusual phrase')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
  const login = (password: string) => person.call('POST', '/api/auth/login', { email, password })
  expect((await login('the one that gets lost')).status).toBe(401)
  expect((await login('another long and unusual phrase')).status).toBe(200)
  expectNoComplaints(guest)
  await guest.context.close()
})

it('takes a draft up in another browser through the mailed link', async () => {
  const person = customer(site.system)
  const answers = { state: 'TX', full_name: 'Ada Núñez' }
  const saved = await person.call('POST', '/api/questionnaire/save', {
    user_id: person.userId,
    service_id: 1,
    answers,
    completed: false
  })
  const asked = { user_id: person.userId, draft_id: saved.body.draft_id, email: person.email }
  expect((await person.call('POST', '/api/questionnaire/resume-link', asked)).status).toBeLessThan(300)
  const guest = await visit(site)
  const { page } = guest
  await page.goto(await linkIn(person.email, 'resume-link'))
  await page.getByRole('button', { name: 'Continue here' }).click()
  await page.waitForURL(/\/questionnaire\/1\?/)
  await page.goto(`${page.url()}&q=full_name`)
  await eventually(async () => expect(await page.locator('form input').inputValue()).toBe('Ada Núñez'), 15_000)
  expectNoComplaints(guest)
  await guest.context.close()
})
