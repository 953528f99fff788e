/** Who speaks when no person does. */
export const ASSISTANT = 'AI Support'

/** What the chat itself says. */
export const sentences = {
  greeting:
    'Hello! I am the automated assistant of Formwright. I answer from our help articles and our catalogue. How can I help you?',
  transfer: 'I am transferring you to a specialist. One moment, please.',
  nobody: 'No specialist can join right now. Your conversation has been handed over, and a person will read it.',
  offline:
    'Specialists follow up by email within 4 hours. Please leave your email address, so that we know where to write.',
  offlineKnown: 'Specialists follow up by email within 4 hours.',
  contactKept: 'Thank you. Specialists follow up by email within 4 hours.',
  joined: (name: string) => `${name} has joined the conversation.`,
  left: (name: string) => `${name} has left the conversation. I am looking for another specialist.`,
  closed: 'This conversation has ended. Thank you for talking to us.',
  unknown: 'I do not know the answer to that, and I would rather not guess. Shall I connect you with a specialist?',
  noAdvice:
    'I cannot give legal advice: what is best in your case is a question for an attorney. I can tell you what our documents are for and how they are signed and filed.'
}
