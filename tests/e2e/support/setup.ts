import type { TestProject } from 'vitest/node'
import type { SystemFacts } from '../../../deploy/local/system.ts'
import { startSystem } from '../../support/system.ts'

/** Starts one system for all files that need nothing special of it, and tells them where it is. */
export default async function setup(project: TestProject) {
  const system = await startSystem()
  project.provide('system', JSON.parse(JSON.stringify(system)))
  return () => system.destroy()
}

declare module 'vitest' {
  interface ProvidedContext {
    system: SystemFacts
  }
}
