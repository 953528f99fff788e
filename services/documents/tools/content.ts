import { ContentError } from '../src/content/read-file.ts'
import { Mistake, type Tool } from './tool.ts'

/**
 * `npm run content -- <tool> …`: what somebody needs who writes or reviews a service. Each tool is loaded when it is asked
 * for, so that none waits for another's packages.
 */
const tools: Readonly<Record<string, () => Promise<{ tool: Tool }>>> = {
  book: () => import('./book/book.ts'),
  check: () => import('./check/check.ts'),
  new: () => import('./new/new.ts'),
  print: () => import('./print.ts'),
  walk: () => import('./walk/walk.ts')
}

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = Object.hasOwn(tools, name) ? await use(name, args) : await explain()

async function use(name: string, args: string[]): Promise<number> {
  const { tool } = (await tools[name]?.()) ?? {}
  try {
    return (await tool?.run(args)) ?? 1
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof ContentError)) throw error
    console.error(error instanceof Mistake ? `${error.message}\n\n  ${tool?.usage}` : error.message)
    return 1
  }
}

async function explain(): Promise<number> {
  const all = await Promise.all(Object.values(tools).map((load) => load()))
  console.error(
    `npm run content -- <tool> …\n\n${all.map(({ tool }) => `  ${tool.usage}\n      ${tool.does}`).join('\n')}`
  )
  return 1
}
