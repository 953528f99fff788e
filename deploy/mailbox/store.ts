import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParsedMail, parseMail, type Summary, summarise } from './message.ts'

/** A message as the list needs it; the rest is read from its file when asked for. */
export type StoredMail = { id: string; receivedAt: Date; summary: Summary }

/** A message on disk. It is read when somebody looks at it, and then once: most mails of a busy system nobody looks at. */
type Kept = { id: string; recipients: string[]; looked?: Promise<StoredMail> }

/** Raw messages on disk, newest first. */
export type MailStore = {
  list: () => Promise<StoredMail[]>
  get: (id: string) => Promise<StoredMail | null>
  raw: (mail: StoredMail) => Promise<Buffer>
  parsed: (mail: StoredMail) => Promise<ParsedMail>
  /** Resolves to the message's id once it is on disk. */
  add: (raw: Buffer, recipients: string[]) => Promise<string>
  /** Removes these, or all. */
  remove: (ids?: string[]) => Promise<void>
}

/** Opens a folder of `<milliseconds>-<random>.eml` files. */
export async function openMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort()
  const mails: Kept[] = names.reverse().map((name) => ({ id: name.slice(0, -'.eml'.length), recipients: [] }))
  const fileOf = ({ id }: { id: string }): string => join(folder, `${id}.eml`)
  const read = async ({ id, recipients }: Kept): Promise<StoredMail> => ({
    id,
    receivedAt: new Date(Number.parseInt(id, 36)),
    summary: await summarise(await readFile(fileOf({ id })), recipients)
  })
  const look = (mail: Kept): Promise<StoredMail> => {
    mail.looked ??= read(mail)
    return mail.looked
  }
  let last = 0

  return {
    list: () => Promise.all(mails.map(look)),
    get: async (id) => {
      const mail = mails.find((one) => one.id === id)
      return mail ? look(mail) : null
    },
    raw: (mail) => readFile(fileOf(mail)),
    parsed: async (mail) => parseMail(await readFile(fileOf(mail))),
    add: async (raw, recipients) => {
      last = Math.max(Date.now(), last + 1)
      // The time leads the name, so that names sort as messages came.
      const id = `${last.toString(36)}-${randomBytes(8).toString('hex')}`
      const draft = join(folder, `${id}.part`)
      try {
        await writeDown(draft, raw)
        await rename(draft, fileOf({ id }))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      mails.unshift({ id, recipients })
      mails.sort((a, b) => (a.id < b.id ? 1 : -1))
      return id
    },
    remove: async (ids) => {
      const gone = mails.filter((mail) => !ids || ids.includes(mail.id))
      for (const mail of gone) {
        mails.splice(mails.indexOf(mail), 1)
        // Whoever is just looking at it sees it to its end.
        await Promise.allSettled([mail.looked])
        await rm(fileOf(mail), { force: true })
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
