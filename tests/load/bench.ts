import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../deploy/local/chromium.ts'
import { silentReport } from '../../deploy/local/console.ts'
import { root } from '../../deploy/local/settings/settings.ts'
import { bootSystem } from '../../deploy/local/system.ts'
import { processesUnder } from '../support/process-list.ts'
import { startSystem } from '../support/system.ts'
import { measureAnswers, measureGateway } from './answers.ts'
import { measureLimit } from './limit.ts'
import { measureMemory } from './memory.ts'
import { measurePackets } from './packets.ts'
import { measurePrints } from './prints.ts'
import { report, section } from './report.ts'

const SECOND_START_SECONDS = 6

/** `npm run bench`: each figure beside its limit, measured in the same run; that of printing alone, before the system runs. */
const { path } = findChromium(process.env, join(root, '.local'), silentReport)
const limit = await measureLimit(path)
const system = await startSystem({ CHROMIUM_PATH: path })
try {
  section('Printing: the system (event in, PDFs stored, mail out) beside the same browser that does nothing but print')
  report(await measurePrints(system, limit))
  section('From payment.completed to a downloadable packet')
  report(await measurePackets(system))
  section('Requests a second: a service beside a bare Fastify with the same bytes, the gateway beside a plain proxy')
  report(await measureAnswers(system))
  report(await measureGateway(system))
} finally {
  await system.destroy()
}

section('Boot and memory')
const dataDir = mkdtempSync(join(tmpdir(), 'formwright-boot-'))
for (const name of ['first start (packages there, empty data)', 'second start']) {
  const started = performance.now()
  const booted = await bootSystem({ portBase: 31_000, dataDir, quiet: true })
  const seconds = (performance.now() - started) / 1000
  report([
    {
      name,
      value: `${seconds.toFixed(1)} s`,
      limit: name === 'second start' ? `${SECOND_START_SECONDS} s` : '',
      fine: name !== 'second start' || seconds <= SECOND_START_SECONDS,
      note: `processor: ${startedProcessorSeconds().toFixed(1)} s`
    }
  ])
  if (name === 'second start') report(await measureMemory(booted))
  await (name === 'second start' ? booted.destroy() : booted.stop())
}

/** What everything that was started has used so far. */
function startedProcessorSeconds(): number {
  const [_ourselves, ...started] = processesUnder(process.pid)
  return started.reduce((sum, { processorMs }) => sum + processorMs, 0) / 1000
}
