import { statfsSync } from 'node:fs'

const EVERY_MS = 1_000
/** Less is as good as none: a write of usual size finds no room. */
const FULL_BYTES = 2 * 1024 * 1024
const ROOM_BYTES = 16 * 1024 * 1024

/** Calls back when the folder's disk was full and has room again. Returns how to stop watching. */
export function watchDisk(folder: string, onRoom: () => void): () => void {
  let full = false
  const timer = setInterval(() => {
    const free = freeBytes(folder)
    if (free < FULL_BYTES) full = true
    if (!full || free < ROOM_BYTES) return
    full = false
    onRoom()
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
