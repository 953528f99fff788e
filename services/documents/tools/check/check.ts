import { openService } from '../open-service.ts'
import type { Tool } from '../tool.ts'
import { complaintsOf } from './checks.ts'
import { openFolder } from './folder.ts'

export const tool: Tool = {
  usage: 'check <slug>',
  does: 'Reads a folder and tells every mistake in it, as the tests do.',
  async run([slug = '']) {
    const folder = openFolder(openService(slug))
    const complaints = complaintsOf(folder)
    for (const complaint of complaints) console.log(`${slug}/${complaint}`)
    console.log(complaints.length === 0 ? `${slug}: nothing to complain about` : `${complaints.length} to mend`)
    return complaints.length === 0 ? 0 : 1
  }
}
