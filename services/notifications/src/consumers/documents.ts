import {
  documentGenerated,
  documentMailRequested,
  downloadRenewalRequested,
  draftResumeRequested,
  waitingBegan,
  waitingFellDue
} from '@formwright/proto-events'
import { owing } from './owe.ts'

/** The first final set of an order is mailed; previews and corrections are not. */
export const onDocumentGenerated = owing(documentGenerated, ({ notify, kind, generation_id, service_title, email }) =>
  notify && kind === 'final'
    ? [{ kind: 'documents', subjectId: generation_id, recipient: email, data: { generation_id, service_title } }]
    : []
)

/** A later version, or the first set again. Each request is a mail of its own. */
export const onDocumentMailRequested = owing(documentMailRequested, ({ request_id, generation_id, service_title }) => [
  { kind: 'documents', subjectId: request_id, recipient: null, data: { generation_id, service_title } }
])

export const onDownloadRenewalRequested = owing(downloadRenewalRequested, ({ renewal_id, generation_id }) => [
  { kind: 'download-link', subjectId: renewal_id, recipient: null, data: { generation_id } }
])

export const onDraftResumeRequested = owing(draftResumeRequested, ({ resume_id, email }) => [
  { kind: 'resume-link', subjectId: resume_id, recipient: email, data: { resume_id } }
])

/** Once for an order: whoever answers anew reads the new day on the page. */
export const onWaitingBegan = owing(waitingBegan, ({ order_id }) => [
  { kind: 'waiting', subjectId: order_id, recipient: null, data: { order_id } }
])

export const onWaitingFellDue = owing(waitingFellDue, ({ due_id, order_id }) => [
  { kind: 'waiting-over', subjectId: due_id, recipient: null, data: { order_id } }
])
