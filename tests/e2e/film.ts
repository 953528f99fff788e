import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../deploy/local/settings/settings.ts'
import { steps } from '../../web/src/features/walkthrough/model/steps.ts'
import { startSystem } from '../support/system.ts'
import { openBrowser } from './support/browser.ts'

/**
 * `npm run film`: records the product's own demonstration anew, for the enterprise hub. Needs ffmpeg. The page's clock
 * is turned by hand, frame by frame, so that a slow machine makes the same film.
 */
const FRAMES_A_SECOND = 10
const BEGIN = Date.UTC(2026, 0, 1)
const LAST_FRAMES = 2 * FRAMES_A_SECOND
const film = join(root, 'gateway', 'media', 'enterprise-demo.mp4')
const captions = join(root, 'web', 'public', 'enterprise-demo.en.vtt')

const folder = mkdtempSync(join(tmpdir(), 'formwright-film-'))
const system = await startSystem()
const browser = await openBrowser(system)
try {
  const page = await browser.newPage({ baseURL: system.addresses.site, viewport: { width: 1280, height: 720 } })
  await page.clock.install({ time: BEGIN })
  await page.clock.pauseAt(BEGIN + 1)
  await page.goto('/demo')
  await page.getByRole('heading', { name: steps[0].title, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.querySelector("section[aria-label=Demonstration]").scrollIntoView({ block: "center" })')
  // What floats above every page is not part of the demonstration.
  await page.evaluate(
    'for (const one of document.querySelectorAll("button.fixed, div.fixed")) one.style.visibility = "hidden"'
  )
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0)
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND + LAST_FRAMES; frame++) {
    await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) })
    await page.clock.runFor(1000 / FRAMES_A_SECOND)
  }
  encode()
  writeFileSync(captions, webVtt())
  process.stdout.write(`${film}: ${(statSync(film).size / 1_000_000).toFixed(1)} MB, ${seconds} s\n`)
} finally {
  await browser.close()
  await system.destroy()
  rmSync(folder, { recursive: true, force: true })
}

/** H.264 in 4:2:0, with its index in front: what every browser plays while it loads. */
function encode(): void {
  const input = ['-framerate', String(FRAMES_A_SECOND), '-i', join(folder, '%04d.png')]
  const output = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, film])
}

/** What each step says, while it is shown. */
function webVtt(): string {
  let at = 0
  const cues = steps.map(({ seconds, title, text }) => {
    const cue = `${clock(at)} --> ${clock(at + seconds)}\n${title}. ${text}`
    at += seconds
    return cue
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function clock(seconds: number): string {
  return `00:00:${String(seconds).padStart(2, '0')}.000`
}
