import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParsedMail, parseMail, type Summary, summarise } from './message.ts'

/** A message as the list needs it; the rest is read from its file when asked for. */
export type StoredMail = { id: string; receivedAt: Date; summary: Summary }

/** Raw messages on disk, newest first in memory. */
export type MailStore = {
  list: () => StoredMail[]
  get: (id: string) => StoredMail | null
  raw: (mail: StoredMail) => Promise<Buffer>
  parsed: (mail: StoredMail) => Promise<ParsedMail>
  add: (raw: Buffer, recipients: string[]) => Promise<StoredMail>
  /** Removes these, or all. */
  remove: (ids?: string[]) => Promise<void>
}

/** Opens a folder of `<milliseconds>-<random>.eml` files. */
export async function openMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true })
  const mails: StoredMail[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort()) {
    const id = name.slice(0, -'.eml'.length)
    const raw = await readFile(join(folder, name))
    mails.unshift({ id, receivedAt: new Date(Number.parseInt(id, 36)), summary: await summarise(raw) })
  }
  const fileOf = (mail: StoredMail): string => join(folder, `${mail.id}.eml`)
  let last = 0

  return {
    list: () => mails,
    get: (id) => mails.find((mail) => mail.id === id) ?? null,
    raw: (mail) => readFile(fileOf(mail)),
    parsed: async (mail) => parseMail(await readFile(fileOf(mail))),
    add: async (raw, recipients) => {
      last = Math.max(Date.now(), last + 1)
      // The time leads the name, so that names sort as messages came.
      const id = `${last.toString(36)}-${randomBytes(8).toString('hex')}`
      const mail: StoredMail = { id, receivedAt: new Date(last), summary: await summarise(raw, recipients) }
      const draft = join(folder, `${id}.part`)
      try {
        await writeDown(draft, raw)
        await rename(draft, fileOf(mail))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      mails.unshift(mail)
      mails.sort((a, b) => (a.id < b.id ? 1 : -1))
      return mail
    },
    remove: async (ids) => {
      const gone = mails.filter((mail) => !ids || ids.includes(mail.id))
      for (const mail of gone) {
        await rm(fileOf(mail), { force: true })
        mails.splice(mails.indexOf(mail), 1)
      }
    }
  }
}

async function writeDown(path: string, raw: Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(raw)
    await file.sync()
  } finally {
    await file.close()
  }
}
