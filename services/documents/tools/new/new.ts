import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadLibrary } from '../../src/content/library.ts'
import { contentFolder } from '../../src/content/read-file.ts'
import { Mistake, type Tool } from '../tool.ts'

const skeleton = join(import.meta.dirname, 'skeleton')

export const tool: Tool = {
  usage: 'new <slug>',
  does: 'Makes the folder of a new service that passes the tests, with every file and where to go on.',
  async run([slug = '']) {
    const folder = makeService(slug)
    console.log(`${folder} is made. Go on with questionnaire.yaml, then the documents, and look at both again and again:

  npm run content -- check ${slug}
  npm run content -- print ${slug} ohio out
  npm run content -- walk ${slug}

Its id is the next free one. Title, category and price in meta.yaml are yours to set. Before it is committed:
npm run generate, which adds it to the catalogue.`)
    return 0
  }
}

/** Writes the skeleton as a folder of that name; refuses a name that is taken or no good. */
export function makeService(slug: string, root = contentFolder, now = new Date()): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(slug)) {
    throw new Mistake(`“${slug}” is no name for a service: two words or more in small letters, joined by hyphens.`)
  }
  const folder = join(root, slug)
  if (existsSync(folder)) throw new Mistake(`${folder} exists already.`)
  const values = valuesFor(slug, root, now)
  for (const file of readdirSync(skeleton, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(file)) continue
    const text = readFileSync(join(skeleton, file), 'utf8')
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(
      join(folder, file),
      text.replace(/\{\{(\w+)\}\}/g, (given, name: string) => values[name] ?? given)
    )
  }
  return folder
}

function valuesFor(slug: string, root: string, now: Date): Record<string, string> {
  const ids = loadLibrary(root).services.map(({ meta }) => meta.id)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  return {
    slug,
    id: String(Math.max(0, ...ids) + 1),
    title: slug.replace(/(^|-)(\w)/g, (_, hyphen, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase()),
    version: `${year}.${month}.1`,
    month: `${year}-${String(month).padStart(2, '0')}`
  }
}
