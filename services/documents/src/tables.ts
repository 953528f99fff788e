import type { MarksOf } from '@formwright/kit/postgres/personal-marks'
import type { KitTables } from '@formwright/kit/postgres/tables'
import type { Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'

export interface DocumentsTables extends KitTables {
  entitlements: EntitlementTable
  order_claims: { order_id: string; owner: string; account_id: string | null }
  refunds_under_way: { refund_id: string; order_id: string; failed: boolean }
  waiting_orders: WaitingOrderTable
  refunded_orders: { order_id: string; refunded_at: Date }
  drafts: DraftTable
  generations: GenerationTable
  generation_documents: FileTable
  claims: { owner: string; account_id: string; claimed_at: Generated<Date> }
  account_steps: StepTable
  blank_forms: BlankFormTable
  download_links: { id: string; generation_id: string; expires_at: Date }
  draft_guests: { owner: string; draft_id: string; joined_at: Generated<Date> }
  resume_links: { id: string; draft_id: string; requested_at: Generated<Date>; used_at: Generated<Date | null> }
  resume_tokens: { token_hash: string; link_id: string; expires_at: Date }
}

export type Database = Kysely<DocumentsTables>
export type Trx = Transaction<DocumentsTables>

export type DraftRow = Selectable<DraftTable>
export type EntitlementRow = Selectable<EntitlementTable>
export type GenerationRow = Selectable<GenerationTable>
export type WaitingOrderRow = Selectable<WaitingOrderTable>
export type BlankFormRow = Selectable<BlankFormTable>
export type FileRow = Omit<Selectable<FileTable>, 'pdf'>

/** A preview is watermarked; a final set is paid. */
export type GenerationKind = 'preview' | 'final'
export type GenerationStatus = 'queued' | 'generating' | 'ready' | 'failed'
export interface ListedDocument {
  id: string
  title: string
}

interface EntitlementTable {
  order_id: string
  owner: string | null
  /** Who paid, as far as an account is known. */
  account_id: string | null
  service_id: number
  email: string
  state: string | null
  title: string
  paid_at: Date
  draft_id: string | null
  first_generation: string | null
  granted_at: Generated<Date>
  closed_at: Generated<Date | null>
}

interface WaitingOrderTable {
  order_id: string
  id: Generated<string>
  draft_id: string
  /** The id of the question that stands in the way. */
  question: string
  /** A day, `2026-11-22`. */
  possible_from: string | null
  began_at: Generated<Date>
  told: Generated<boolean>
  due_told_at: Generated<Date | null>
}

interface DraftTable {
  id: string
  owner: string
  owner_label: string
  service_id: number
  answers: Buffer
  answers_hash: string
  completed: boolean
  aside: Generated<Buffer | null>
  form_version: Generated<string | null>
  revision: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface GenerationTable {
  id: string
  draft_id: string
  order_id: string | null
  kind: GenerationKind
  service_id: number
  service_title: string
  status: Generated<GenerationStatus>
  answers: Buffer
  answers_hash: string
  template_hash: string
  documents: JSONColumnType<ListedDocument[]>
  progress_done: Generated<number>
  progress_total: number
  progress_title: Generated<string | null>
  requested_at: Generated<Date>
  ready_at: Generated<Date | null>
  expires_at: Generated<Date | null>
  rendered_template_hash: Generated<string | null>
  facts_version: Generated<string | null>
  renderer_version: Generated<string | null>
  template_version: Generated<string | null>
  reference: Generated<string>
  closed_at: Generated<Date | null>
}

interface FileTable {
  generation_id: string
  document_id: string
  position: number
  title: string
  pages: number
  bytes: number
  sha256: string
  pdf: Buffer
}

interface BlankFormTable {
  id: string
  service_id: number
  state: string
  version: string
  status: Generated<'queued' | 'ready' | 'failed'>
  requested_at: Generated<Date>
  ready_at: Generated<Date | null>
  pages: Generated<number | null>
  bytes: Generated<number | null>
  sha256: Generated<string | null>
  pdf: Generated<Buffer | null>
}

interface StepTable {
  account_id: string
  service_id: number
  step: string
  data: Buffer
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

const PAID = { keptWithoutAccount: 'a paid order is owed and on the books' }
const ANSWERS = { keptWithoutAccount: "answers are known by their browser's id alone, and forgotten after half a year" }

export const marks = {
  entitlements: {
    order_id: 'none',
    owner: 'trace',
    account_id: 'trace',
    service_id: 'none',
    email: PAID,
    state: 'none',
    title: 'none',
    paid_at: 'none',
    draft_id: 'trace',
    first_generation: 'trace',
    granted_at: 'none',
    closed_at: 'none'
  },
  order_claims: { order_id: 'none', owner: 'trace', account_id: 'trace' },
  refunds_under_way: { refund_id: 'none', order_id: 'none', failed: 'none' },
  waiting_orders: {
    order_id: 'none',
    id: 'none',
    draft_id: 'trace',
    question: 'trace',
    possible_from: 'trace',
    began_at: 'none',
    told: 'none',
    due_told_at: 'none'
  },
  refunded_orders: { order_id: 'none', refunded_at: 'none' },
  drafts: {
    id: 'trace',
    owner: 'trace',
    owner_label: 'trace',
    service_id: 'none',
    answers: ANSWERS,
    answers_hash: 'trace',
    completed: 'none',
    aside: ANSWERS,
    form_version: 'none',
    revision: 'none',
    created_at: 'none',
    updated_at: 'none'
  },
  generations: {
    id: 'trace',
    draft_id: 'trace',
    order_id: 'none',
    kind: 'none',
    service_id: 'none',
    service_title: 'none',
    status: 'none',
    answers: ANSWERS,
    answers_hash: 'trace',
    template_hash: 'none',
    documents: 'none',
    progress_done: 'none',
    progress_total: 'none',
    progress_title: 'none',
    requested_at: 'none',
    ready_at: 'none',
    expires_at: 'none',
    rendered_template_hash: 'none',
    facts_version: 'none',
    renderer_version: 'none',
    template_version: 'none',
    reference: 'trace',
    closed_at: 'none'
  },
  generation_documents: {
    generation_id: 'trace',
    document_id: 'none',
    position: 'none',
    title: 'none',
    pages: 'none',
    bytes: 'none',
    sha256: 'trace',
    pdf: { unshown: 'a file of its own, which the owner downloads', ...ANSWERS }
  },
  claims: { owner: 'trace', account_id: 'trace', claimed_at: 'none' },
  account_steps: {
    account_id: 'trace',
    service_id: 'none',
    step: 'personal',
    data: 'personal',
    created_at: 'none',
    updated_at: 'none'
  },
  blank_forms: {
    id: 'none',
    service_id: 'none',
    state: 'none',
    version: 'none',
    status: 'none',
    requested_at: 'none',
    ready_at: 'none',
    pages: 'none',
    bytes: 'none',
    sha256: 'none',
    pdf: 'none'
  },
  download_links: { id: 'trace', generation_id: 'trace', expires_at: 'none' },
  draft_guests: { owner: 'trace', draft_id: 'trace', joined_at: 'none' },
  resume_links: { id: 'trace', draft_id: 'trace', requested_at: 'none', used_at: 'none' },
  resume_tokens: { token_hash: 'trace', link_id: 'trace', expires_at: 'none' }
} as const satisfies MarksOf<Omit<DocumentsTables, keyof KitTables>>
