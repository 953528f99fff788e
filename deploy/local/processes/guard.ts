import { createInterface } from 'node:readline'
import type { Mark } from './process-mark.ts'
import { endInOrder } from './stop-order.ts'

/**
 * Lives beside the supervisor and holds a pipe from it. The pipe ends with the supervisor, however that dies; what it left
 * running is ended then, in order. Needs no disk and no terminal.
 */
let children: Record<string, Mark> = {}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
createInterface({ input: process.stdin })
  .on('line', (line) => {
    children = JSON.parse(line) as Record<string, Mark>
  })
  .on('close', () => void endInOrder(children))
