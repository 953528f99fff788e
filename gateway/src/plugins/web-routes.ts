import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Whether the web app's router knows a path, by the patterns that the build has written down (`/checkout/:serviceId`). An
 * app that is not built is taken to know every path.
 */
export async function knownRoutes(root: string): Promise<(path: string) => boolean> {
  const list = await readFile(join(root, 'routes.json'), 'utf8').catch(() => undefined)
  if (list === undefined) return () => true
  const patterns = (JSON.parse(list) as string[]).map(
    (route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`, 'i')
  )
  return (path) => patterns.some((pattern) => pattern.test(path))
}
