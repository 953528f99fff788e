import type { MailedSet, SetFile } from '@formwright/proto-events/calls/documents/mailing'

/** What most mailboxes take, encoding included. */
export const MAX_ATTACHED_BYTES = 10_000_000
export const PACKET_NAME = 'Legal_Documents.pdf'

export interface Chosen {
  file: SetFile
  filename: string
}

const sizeOf = (chosen: Chosen[]) => chosen.reduce((sum, { file }) => sum + file.bytes, 0)

/** The packet and each document while they fit together; else the packet alone; else nothing but the link. */
export function chooseAttachments({ documents, packet }: Pick<MailedSet, 'documents' | 'packet'>): Chosen[] {
  const whole = packet ? [{ file: packet, filename: PACKET_NAME }] : []
  const all = [...whole, ...named(documents)]
  if (sizeOf(all) <= MAX_ATTACHED_BYTES) return all
  return sizeOf(whole) <= MAX_ATTACHED_BYTES ? whole : []
}

/** Numbered in the order of the packet, in plain letters. */
const named = (documents: SetFile[]): Chosen[] =>
  documents.map((file, index) => {
    const plain = file.title
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .replace(/[^A-Za-z0-9-]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 80)
    return { file, filename: `${String(index + 1).padStart(2, '0')}_${plain || 'Document'}.pdf` }
  })
