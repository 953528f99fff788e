import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { gateway, mailbox, type Program, sandbox, services, worker } from '../local/processes/processes.ts'
import { root, SetupError } from '../local/settings/settings.ts'
import { ensureBuilt } from './once.ts'

const folder = join(root, '.local', 'cache', 'programs')
const programs = [...services, gateway, worker, mailbox, sandbox]
/** Code alone: content, seeds and migrations are read where they lie. */
const sources = globSync('{gateway/src,proto-events/src,services/*/src,services/*/worker,deploy}', { cwd: root }).map(
  (room) => join(root, room)
)

/** The one file that a program was made into. */
export const builtScript = ({ name }: Program): string => join(folder, `${name}.mjs`)

/**
 * Makes each program and the packages it uses into one file: some 1,500 modules, which each of nine processes would look
 * up and read at every start. Throws SetupError with the bundler's own words.
 */
export const ensureProgramsBuilt = (): Promise<boolean> =>
  ensureBuilt({ name: 'programs', sources, folder, make: bundle })

async function bundle(draft: string): Promise<void> {
  const { build } = await import('rolldown')
  try {
    await build({
      input: Object.fromEntries(programs.map(({ name, script }) => [name, join(root, script)])),
      platform: 'node',
      cwd: root,
      // It reads its own files; and what is asked for in a `try` need not be there.
      external: [/^playwright-core/, 'pg-native'],
      logLevel: 'silent',
      plugins: [keepPlaces],
      output: {
        dir: draft,
        format: 'esm',
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs'
      }
    })
  } catch (error) {
    throw new SetupError(`The programs could not be built:\n${(error as Error).message}`)
  }
}

/** Code that reads a file beside itself reads it where its source lies. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { code: /\bimport\.meta\.(?:dirname|url)\b|\b__dirname\b/ },
    handler: (code, id) =>
      existsSync(id)
        ? code
            .replaceAll(/\bimport\.meta\.dirname\b|\b__dirname\b/g, JSON.stringify(dirname(id)))
            .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
        : null
  }
}
