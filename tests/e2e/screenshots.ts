import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../deploy/local/settings/settings.ts'
import { startSystem } from '../support/system.ts'
import { openBrowser } from './support/browser.ts'
import { tourOf } from './support/tour.ts'

/** `npm run screenshots [-- home pricing]`: every route or those named, light and dark, on a phone and on a desk, into the ignored folder `.screenshots`. */
const folder = join(root, '.screenshots')
mkdirSync(folder, { recursive: true })
const system = await startSystem()
const browser = await openBrowser(system)
try {
  const tour = await tourOf({ system, browser }, process.argv.slice(2))
  for (const width of [390, 1280]) {
    for (const dark of [false, true]) {
      await tour.each({ width, dark }, async ({ name }, { page }) => {
        const file = `${name.replaceAll('/', '-')}-${width}-${dark ? 'dark' : 'light'}.png`
        await page.screenshot({ path: join(folder, file), fullPage: true })
      })
    }
  }
} finally {
  await browser.close()
  await system.destroy()
}
