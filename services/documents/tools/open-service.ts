import { loadService, type ServiceContent, serviceFolders } from '../src/content/library.ts'
import { Mistake } from './tool.ts'

/** The service of that name; a wrong name is told with those there are. */
export function openService(slug: string): ServiceContent {
  const known = serviceFolders()
  if (!known.includes(slug)) {
    throw new Mistake(
      `${slug === '' ? 'Which service?' : `There is no service ${slug}.`} There are: ${known.join(', ')}`
    )
  }
  return loadService(slug)
}

/** One of the states the service covers. */
export function coveredState({ meta, states }: ServiceContent, code: string): string {
  const state = code.toUpperCase()
  if (!states.includes(state)) throw new Mistake(`${meta.slug} does not cover ${code}. It covers: ${states.join(' ')}`)
  return state
}
