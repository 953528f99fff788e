import type { Page } from 'playwright-core'
import type { Storm } from './storm.ts'

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click()
export const sees = (words: string | RegExp) => (page: Page) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
export const tryAgain = press('Try Again')

/** A screen, the call of it that fails, what is said about that, and what heals it. */
export interface Screen {
  screen: string
  path: string
  as?: 'customer' | 'admin'
  /** The call that fails, and how. */
  call: string
  how: Storm
  /** The method that fails, where it is one alone. */
  method?: string
  /** Opens what it is typed into. */
  open?: (page: Page) => Promise<unknown>
  /** What is typed before, by label. */
  typed?: Record<string, string>
  chosen?: Record<string, string>
  /** Sets the call going; without it the page itself does. */
  press?: (page: Page) => Promise<unknown>
  says: string
  /** What heals it, if not what set it going. */
  again?: (page: Page) => Promise<unknown>
  healed: (page: Page) => Promise<unknown>
}
