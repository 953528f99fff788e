import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects no accessibility violation on the page as it is now. The preview's frame, which runs no scripts, is left out. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: unknown, options: object): Promise<{ violations: Violation[] }> }
    }
    const { violations } = await axe.run(document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
  expect(violations).toEqual([])
}

interface Violation {
  id: string
  nodes: { html: string }[]
}

declare const document: unknown
