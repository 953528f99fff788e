import { visit } from './browser.ts'
import type { Site } from './site.ts'

/** A staff page, by way of the sign-in that it leads to. */
export async function asStaff(
  site: Site,
  path: string,
  who: 'admin' | 'support' = 'admin',
  screen: { width?: number; dark?: boolean } = {}
) {
  const guest = await visit(site, screen)
  const { page } = guest
  await page.goto(path)
  await page.getByText('Please sign in to go on.').waitFor()
  const login = site.system.logins[who]
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByLabel('Password').fill(login.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`**${path}`)
  return guest
}
