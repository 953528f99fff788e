import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootSystem } from '../../deploy/local/system.ts'
import { startSystem } from '../support/system.ts'
import { measureGateway } from './gateway.ts'
import { measurePackets } from './packets.ts'
import { measurePrints } from './prints.ts'
import { report, section } from './report.ts'

/** `npm run bench`: each figure beside its limit, measured in the same run. */
const system = await startSystem()
try {
  section('Finished prints a second: worker (event in, PDF stored, event out) beside bare page.pdf() of the same HTML')
  report(await measurePrints(system))
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
