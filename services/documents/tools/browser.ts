import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { launchChromium, openPage } from '../worker/browser/launch.ts'
import { Mistake } from './tool.ts'

/** A printing page as the worker has it. */
export async function openBrowser(): Promise<{ page: Page; close: () => Promise<void> }> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'
  if (!existsSync(executablePath)) {
    throw new Mistake(`There is no Chromium at ${executablePath}. Set CHROMIUM_PATH to a headless shell.`)
  }
  const browser = await launchChromium({ executablePath, sandbox: process.getuid?.() !== 0 })
  const { page } = await openPage(browser)
  return { page, close: () => browser.close() }
}
