import { steps } from './steps.ts'

/** How many of the steps are behind us, and whether the next comes by itself. All of them: the end, where it stops. */
export type Playback = { completed: number; playing: boolean }

const last = steps.length - 1

export const startAt = (index: number, playing: boolean): Playback => ({ completed: clamp(index, last), playing })

/** The step on the stage; at the end the last one stays. */
export const shownStep = ({ completed }: Playback): number => Math.min(completed, last)

export const percentOf = ({ completed }: Playback): number => Math.round((completed / steps.length) * 100)

export const hasEnded = ({ completed }: Playback): boolean => completed === steps.length

export function next({ completed, playing }: Playback): Playback {
  const after = clamp(completed + 1, steps.length)
  return { completed: after, playing: playing && after < steps.length }
}

export const previous = (now: Playback): Playback => ({ ...now, completed: clamp(shownStep(now) - 1, last) })

export const goTo = (now: Playback, index: number): Playback => ({ ...now, completed: clamp(index, last) })

export const reset = (): Playback => ({ completed: 0, playing: false })

/** Play after the end begins again. */
export function toggle(now: Playback): Playback {
  if (hasEnded(now)) return { completed: 0, playing: true }
  return { ...now, playing: !now.playing }
}

const clamp = (index: number, highest: number): number => Math.max(0, Math.min(index, highest))
