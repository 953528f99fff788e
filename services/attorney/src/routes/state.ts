import { unprocessable } from '@formwright/kit/http/errors'
import { stateCode } from '../domain/states.ts'

/** A state by name or code. Throws 422 with the spec's sentence when there is none. */
export function readState(text = ''): string {
  const state = stateCode(text)
  if (state === undefined) {
    throw unprocessable('Please select a state', [{ field: 'state', message: 'is not a state' }])
  }
  return state
}
