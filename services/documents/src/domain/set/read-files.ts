import { type Zippable, zipSync } from 'fflate'
import { listFiles, PACKET, readFile } from '../../repositories/set/files.ts'
import type { Database } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { fileNameOf, nameInZip, PACKET_NAME } from './file-names.ts'

export interface OpenedFile {
  name: string
  bytes: Buffer
}

/** One PDF, or `packet`, opened. Undefined when the set has no such document. */
export async function openFile(
  db: Database,
  keyring: Keyring,
  generationId: string,
  documentId: string
): Promise<OpenedFile | undefined> {
  const file = await readFile(db, generationId, documentId)
  if (file === undefined) return undefined
  const name = documentId === PACKET ? PACKET_NAME : fileNameOf(file.title)
  return { name, bytes: keyring.open(file.pdf, fileRecord(generationId, documentId)) }
}

/** All PDFs of a set; they are compressed already, so the archive only holds them. */
export async function zipFiles(db: Database, keyring: Keyring, generationId: string): Promise<Buffer> {
  const entries: Zippable = {}
  for (const { document_id, position, title } of await listFiles(db, [generationId])) {
    const file = await openFile(db, keyring, generationId, document_id)
    if (file) entries[document_id === PACKET ? PACKET_NAME : nameInZip(position, title)] = file.bytes
  }
  return Buffer.from(zipSync(entries, { level: 0 }))
}

/** What a stored PDF is bound to, so that it opens in no other place. */
export const fileRecord = (generationId: string, documentId: string): string => `document:${generationId}/${documentId}`
