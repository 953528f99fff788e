import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../deploy/local/chromium.ts'
import { silentReport } from '../../deploy/local/console.ts'
import { root } from '../../deploy/local/settings/settings.ts'
import { bootSystem } from '../../deploy/local/system.ts'
import { startSystem } from '../support/system.ts'
import { measureGateway } from './gateway.ts'
import { measureLimit } from './limit.ts'
import { measurePackets } from './packets.ts'
import { measurePrints } from './prints.ts'
import { report, section } from './report.ts'

/** `npm run bench`: each figure beside its limit, measured in the same run; that of printing alone, before the system runs. */
const { path } = findChromium(process.env, join(root, '.local'), silentReport)
const limit = await measureLimit(path)
const system = await startSystem({ CHROMIUM_PATH: path })
try {
  section('Printing: the system (event in, PDFs stored, mail out) beside the same browser that does nothing but print')
  report(await measurePrints(system, limit))
  section('From payment.completed to a downloadable packet')
  report(await measurePackets(system))
  section('Requests a second: through the gateway beside the service alone')
  report(await measureGateway(system))
} finally {
  await system.destroy()
}

section('Boot')
const dataDir = mkdtempSync(join(tmpdir(), 'formwright-boot-'))
for (const name of ['first start (packages there, empty data)', 'second start']) {
  const started = performance.now()
  const booted = await bootSystem({ portBase: 31_000, dataDir, quiet: true })
  const seconds = (performance.now() - started) / 1000
  report([
    {
      name,
      value: `${seconds.toFixed(1)} s`,
      limit: name === 'second start' ? '10 s' : '',
      fine: name !== 'second start' || seconds < 10
    }
  ])
  await (name === 'second start' ? booted.destroy() : booted.stop())
}
