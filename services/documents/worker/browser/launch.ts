import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { holdFaces } from './content.ts'
import { within } from './deadline.ts'

const OPEN_MS = 10_000

export interface LaunchOptions {
  executablePath: string
  sandbox: boolean
}

/** Each of these alone kept every page off the network; `route` alone did not (prefetch, beacons, sockets). */
const CLOSED_NETWORK = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>'
]
const SMALL = ['--disable-dev-shm-usage', '--js-flags=--max-old-space-size=128']

export const launchChromium = ({ executablePath, sandbox }: LaunchOptions): Promise<Browser> =>
  chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    args: [...CLOSED_NETWORK, ...SMALL],
    timeout: 20_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false
  })

/** A page without scripts and without a network, in a context of its own, that holds every face of the documents. */
export async function openPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false
  })
  const open = async () => {
    await context.route('**/*', (route) => route.abort())
    const page = await context.newPage()
    await holdFaces(page)
    return { context, page }
  }
  return within(OPEN_MS, 'Opening a page', open()).catch(async (error: unknown) => {
    await context.close().catch(() => undefined)
    throw error
  })
}
