import { stateNames } from '@formwright/interview/generated/state-names'

/** The fifty states and the District of Columbia by code, in alphabetical order of their names. */
export const states: readonly { code: string; name: string }[] = Object.entries(stateNames).map(([code, name]) => ({
  code,
  name
}))

export function stateName(code: string): string {
  return states.find((state) => state.code === code)?.name ?? code
}

/** The state last chosen on this device, so that nobody is asked for it twice. */
export function rememberedState(): string {
  return localStorage.getItem('state') ?? ''
}

export function rememberState(code: string): void {
  localStorage.setItem('state', code)
}
