import type {
  addOnDone,
  addOnOrdered,
  chatHandedOff,
  chatTranscriptRequested,
  contactReceived,
  DataOf,
  demoRequested,
  documentGenerated,
  downloadRenewalRequested,
  draftResumeRequested,
  passwordResetRequested,
  paymentCompleted,
  paymentRefunded,
  refundFailed,
  trialStarted,
  userRegistered,
  waitingBegan,
  waitingFellDue
} from '@formwright/proto-events'

/** What each kind of mail keeps of the fact that asked for it. The kind travels as `X-Formwright-Kind`. */
export interface MailData {
  documents: Pick<DataOf<typeof documentGenerated>, 'generation_id' | 'service_title'>
  receipt: Pick<DataOf<typeof paymentCompleted>, 'order_id' | 'email'>
  refund: DataOf<typeof paymentRefunded>
  'contact-received': Pick<DataOf<typeof contactReceived>, 'contact_id' | 'name'>
  'demo-requested': Pick<DataOf<typeof demoRequested>, 'demo_id' | 'contact_name'>
  'add-on-ordered': Omit<DataOf<typeof addOnOrdered>, 'task_id'>
  'add-on-done': Omit<DataOf<typeof addOnDone>, 'task_id' | 'email'>
  'staff-add-on': Omit<DataOf<typeof addOnOrdered>, 'task_id'>
  'staff-contact': Pick<DataOf<typeof contactReceived>, 'contact_id'>
  'staff-refund': DataOf<typeof refundFailed>
  'staff-demo': Pick<DataOf<typeof demoRequested>, 'demo_id'>
  'download-link': Pick<DataOf<typeof downloadRenewalRequested>, 'generation_id'>
  'resume-link': Pick<DataOf<typeof draftResumeRequested>, 'resume_id'>
  'reset-password': DataOf<typeof passwordResetRequested>
  'staff-chat': Pick<DataOf<typeof chatHandedOff>, 'chat_id'>
  transcript: DataOf<typeof chatTranscriptRequested>
  trial: Pick<DataOf<typeof trialStarted>, 'team_size' | 'ends_at'>
  waiting: Pick<DataOf<typeof waitingBegan>, 'order_id'>
  'waiting-over': Pick<DataOf<typeof waitingFellDue>, 'order_id'>
  'verify-address': Pick<DataOf<typeof userRegistered>, 'account_id' | 'first_name'>
}

export type MailKind = keyof MailData
