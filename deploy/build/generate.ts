import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../local/settings/settings.ts'
import { generatedFiles } from './generated-files.ts'

/** `npm run generate` writes every generated file; with `--check` it only names those that differ. */
const check = process.argv.includes('--check')
const differing = [...(await generatedFiles())].filter(([path, content]) => {
  const file = join(root, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== content
})

for (const [path, content] of differing) {
  process.stdout.write(`${check ? 'differs' : 'written'}: ${path}\n`)
  if (check) continue
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
if (check && differing.length > 0) {
  process.stdout.write('Run "npm run generate".\n')
  process.exitCode = 1
}
