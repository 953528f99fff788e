import { createHash } from 'node:crypto'

/**
 * Fixed by what the mail is about, so that two copies of one mail carry one id. `from` is an address, with or without a
 * name before it.
 */
export function messageIdFor(kind: string, subjectId: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1]
  if (domain === undefined) throw new Error('MAIL_FROM has no domain')
  const subject = /^[A-Za-z0-9_-]{1,64}$/.test(subjectId)
    ? subjectId
    : createHash('sha256').update(subjectId).digest('hex')
  return `<${kind}.${subject}@${domain}>`
}
