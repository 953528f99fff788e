import { type Static, Type } from 'typebox'
import { wireKind } from '../../domain/set/wire-kind.ts'
import { listFiles, PACKET } from '../../repositories/set/files.ts'
import type { ListedGeneration } from '../../repositories/set/generations.ts'
import type { Database, FileRow } from '../../tables.ts'
import { exampleDraftId, exampleGenerationId, exampleTime, Kind, Status, Time } from '../schemas.ts'

const Printed = {
  pages: Type.Optional(Type.Integer()),
  bytes: Type.Optional(Type.Integer()),
  sha256: Type.Optional(Type.String()),
  url: Type.Optional(Type.String())
}

const download = `/api/download/${exampleGenerationId}`
const printedExample = (url: string, pages: number) => ({
  pages,
  bytes: 48_211,
  sha256: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  url
})
const example = {
  generation_id: exampleGenerationId,
  status: 'ready' as const,
  kind: 'final' as const,
  service_id: 1,
  service_title: 'Simple Will',
  draft_id: exampleDraftId,
  requested_at: exampleTime,
  progress: { done: 4, total: 4, current: null },
  documents: [{ id: 'last-will', title: 'Last Will and Testament', ...printedExample(`${download}/last-will`, 5) }],
  packet: { title: 'Legal Documents', ...printedExample(download, 12) },
  zip_url: `${download}?format=zip`,
  ready_at: '2026-11-21T12:00:04.000Z',
  expires_at: '2026-12-21T12:00:04.000Z'
}

/** A set of documents on the wire. Pages, sums and links are there once it is ready. */
export const Generation = Type.Object(
  {
    generation_id: Type.String(),
    status: Status,
    kind: Kind,
    service_id: Type.Integer(),
    service_title: Type.String(),
    draft_id: Type.String(),
    requested_at: Time,
    progress: Type.Object({
      done: Type.Integer(),
      total: Type.Integer(),
      current: Type.Union([Type.String(), Type.Null()])
    }),
    documents: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), ...Printed })),
    packet: Type.Union([Type.Object({ title: Type.String(), ...Printed }), Type.Null()]),
    zip_url: Type.Optional(Type.String()),
    ready_at: Type.Union([Time, Type.Null()]),
    expires_at: Type.Union([Time, Type.Null()])
  },
  { examples: [example] }
)
export type Generation = Static<typeof Generation>

export async function answerOf(db: Database, generation: ListedGeneration): Promise<Generation> {
  const files = generation.status === 'ready' ? await listFiles(db, [generation.id]) : []
  return toAnswer(generation, files)
}

export function toAnswer(generation: ListedGeneration, files: FileRow[]): Generation {
  const { id, status } = generation
  const packet = files.find((file) => file.document_id === PACKET)
  const printed = (file: FileRow | undefined, url: string) =>
    file && { pages: file.pages, bytes: file.bytes, sha256: file.sha256, url }
  return {
    generation_id: id,
    status,
    kind: wireKind(generation.kind),
    service_id: generation.service_id,
    service_title: generation.service_title,
    draft_id: generation.draft_id,
    requested_at: generation.requested_at.toISOString(),
    progress: {
      done: generation.progress_done,
      total: generation.progress_total,
      current: status === 'generating' ? generation.progress_title : null
    },
    documents: generation.documents.map((document) => ({
      ...document,
      ...printed(
        files.find((file) => file.document_id === document.id),
        `/api/download/${id}/${document.id}`
      )
    })),
    packet: packet ? { title: packet.title, ...printed(packet, `/api/download/${id}`) } : null,
    ...(status === 'ready' ? { zip_url: `/api/download/${id}?format=zip` } : {}),
    ready_at: generation.ready_at?.toISOString() ?? null,
    expires_at: generation.expires_at?.toISOString() ?? null
  }
}
