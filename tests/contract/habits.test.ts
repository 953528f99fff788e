import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../deploy/local/settings/settings.ts'

const text = (path: string) => readFileSync(join(root, path), 'utf8')

it('tells editors what the formatter goes by', () => {
  const { formatter } = JSON.parse(text('biome.json'))
  const [, everywhere = ''] = /\[\*\]\n([^[]+)/.exec(text('.editorconfig')) ?? []
  const said = Object.fromEntries(everywhere.split('\n').map((line) => line.split(' = ')))
  expect(said).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth)
  })
})

it('names in .env.example what docker-compose.yml reads, with what holds without it, and nothing else', () => {
  const compose = new Map<string, string>()
  for (const [, name = '', value = ''] of text('docker-compose.yml').matchAll(
    /\$\{([A-Z_]+):-((?:[^{}]|\$\{[^{}]*\})*)\}/g
  )) {
    const plain = value.replaceAll(/\$\{[A-Z_]+:-([^{}]*)\}/g, '$1')
    compose.set(name, compose.get(name) || plain)
  }
  const example = [...text('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(example)).toEqual(Object.fromEntries(compose))
})

it('lets a change land by what .ci/run says', () => {
  const { jobs } = parse(text('.github/workflows/test.yml'))
  expect(jobs.test.steps.map(({ run }: { run?: string }) => run)).toContain('.ci/run')
  expect(existsSync(join(root, '.ci/run'))).toBe(true)
})

it('is told of weaknesses at the address that the site names', () => {
  const [, address] = /email: '([^']+)'/.exec(text('web/src/content/company.ts')) ?? []
  expect(text('SECURITY.md')).toContain(`<${address}>`)
})

it('keeps dependencies up to date wherever there are some', () => {
  const { updates } = parse(text('.github/dependabot.yml'))
  const kept = (updates as { 'package-ecosystem': string; directory: string }[]).map(
    (one) => `${one['package-ecosystem']} ${one.directory}`
  )
  expect(kept).toEqual(['npm /', 'docker /deploy/docker', 'docker-compose /', 'github-actions /'])
})
