import type { Report } from '../console.ts'
import { httpStatus } from '../wait.ts'
import type { SupervisedProcess } from './supervised-process.ts'

const everyMs = 10_000
/** So many questions in a row without any answer, and a process is ended. */
export const patience = 6

/**
 * Ends a process that lives but no longer answers: after a minute of silence it is killed, and so started again.
 * It must have answered once in this life, so that a slow start is never mistaken for a hang. Returns how to stop watching.
 */
export function watchHealth(options: { part: SupervisedProcess; url: string; report: Report }): () => void {
  const { part, url, report } = options
  let life: number | undefined
  let answered = false
  let misses = 0
  let busy = false

  const look = async (): Promise<void> => {
    const pid = part.pid()
    if (pid !== life) {
      life = pid
      answered = false
      misses = 0
    }
    if (pid === undefined) return
    const alive = (await httpStatus(url, 5_000)) !== null
    if (part.pid() !== pid) return
    misses = alive ? 0 : misses + 1
    answered ||= alive
    if (!answered || misses < patience) return
    report(part.name, 'has not answered for a minute and is ended')
    await part.kill('SIGKILL')
  }

  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void look().finally(() => {
      busy = false
    })
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
