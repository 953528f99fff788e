/** A company's registered agent is a question about companies. */
const OF_A_COMPANY = /\b(?:registered|statutory|resident) agents?\b/gi

const FOR_A_PERSON = new RegExp(
  [
    'specialists?',
    'agents?',
    'humans?',
    'representatives?',
    '(?:real|live|actual) person',
    '(?:talk|speak|chat) (?:to|with) (?:a person|someone|somebody)',
    'log-?ins?',
    'log(?:ged)? (?:in|on)',
    'logging (?:in|on)',
    'log me (?:in|on)',
    'sign(?:ing)? in',
    'passwords?',
    'access(?:ing|ed)?',
    'account (?:issue|problem)s?',
    '(?:issue|problem|trouble)s? with (?:my|the) account',
    'technical (?:issue|problem|difficult|error|trouble)[a-z]*'
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
  'i'
)

/** Whether a message is one that a person answers: it asks for one, or has trouble that only one can look into. */
export const asksForPerson = (text: string): boolean =>
  FOR_A_PERSON.test(text.replace(OF_A_COMPANY, ' ').replace(/\s+/g, ' '))

/** A yes to "Shall I connect you with a specialist?". */
export const agrees = (text: string): boolean =>
  /^\W*(?:yes|yeah|yep|sure|ok|okay|please|please do|do|go ahead|connect me)(?:[ ,]+(?:please|do|thanks|thank you|connect me))*\W*$/i.test(
    text
  )
