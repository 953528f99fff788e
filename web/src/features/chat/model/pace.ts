import type { Line, LineKind } from '@formwright/proto-events/frames/line'
import type { ToVisitor } from '@formwright/proto-events/frames/to-visitor'

const replyMs = 1_500
const transferMs = 1_000
const connectingMs = { least: 2_000, most: 4_000 }

const delays: Partial<Record<LineKind, number>> = {
  answer: replyMs,
  unknown: replyMs,
  'contact-kept': replyMs,
  transfer: transferMs
}

/** Where the showing stands: when the frame before is shown, and since when a person is being looked for. */
export type Pace = { due: number; connectingSince: number }

/**
 * When a frame that came at `now` is shown, in milliseconds. The server says everything at once; here it gets the time a
 * reply takes, and keeps its order. `chance` (0 to 1) chooses within the 2 to 4 seconds of connecting.
 */
export function paceOf(frame: ToVisitor, now: number, before: Pace, chance: number): Pace {
  const line = frame.type === 'message' ? frame.message : null
  const due = Math.max(before.due, line ? dueOfLine(line, now, before, chance) : now)
  return { due, connectingSince: line?.kind === 'transfer' ? due : before.connectingSince }
}

/** Whether somebody is seen typing until this line appears. */
export const isTyped = ({ kind, is_specialist }: Line): boolean => !is_specialist && delays[kind] !== undefined

function dueOfLine(line: Line, now: number, { connectingSince }: Pace, chance: number): number {
  if (line.kind === 'joined') {
    const span = line.is_specialist ? 0 : chance * (connectingMs.most - connectingMs.least)
    return Math.max(now, connectingSince + connectingMs.least + span)
  }
  return now + (line.is_specialist ? 0 : (delays[line.kind] ?? 0))
}
