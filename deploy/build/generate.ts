import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../local/settings/settings.ts'
import { factList } from './fact-list.ts'

/** `npm run generate` writes every generated file; with `--check` it only names those that differ. */
const check = process.argv.includes('--check')

// The services, of which the others are made, may import a fact that is not in its list yet.
if (bringUpToDate(factList())) {
  const { generatedFiles } = await import('./generated-files.ts')
  bringUpToDate(await generatedFiles())
}

/** Whether it is safe to go on: a check ends at the first list that differs. */
function bringUpToDate(files: Map<string, string>): boolean {
  const differing = [...files].filter(([path, content]) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== content
  })
  for (const [path, content] of differing) {
    process.stdout.write(`${check ? 'differs' : 'written'}: ${path}\n`)
    if (check) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  if (!check || differing.length === 0) return true
  process.stdout.write('Run "npm run generate".\n')
  process.exitCode = 1
  return false
}
