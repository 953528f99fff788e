/** The seven steps of the demonstration, in order, and how long each is shown while it plays. */
export const steps = [
  {
    id: 'welcome',
    title: 'Welcome',
    text: 'Nora and Daniel have agreed to part. They need the papers, not a quarrel.',
    seconds: 3
  },
  {
    id: 'service-selection',
    title: 'Service selection',
    text: 'Each set in the catalogue has one price, and names every document in it.',
    seconds: 4
  },
  {
    id: 'qualification',
    title: 'Qualification',
    text: 'The state comes first. What needs an attorney is said before anything is paid.',
    seconds: 5
  },
  {
    id: 'payment',
    title: 'Payment',
    text: 'One total, paid by card on the payment provider’s own page. An e-mail address is enough.',
    seconds: 3
  },
  {
    id: 'questionnaire',
    title: 'Questionnaire',
    text: 'One question at a time, saved after each answer, with the document beside it.',
    seconds: 6
  },
  {
    id: 'generation',
    title: 'Generation',
    text: 'The documents are drawn one after the other, and the page says which.',
    seconds: 4
  },
  {
    id: 'completion',
    title: 'Completion',
    text: 'The set is there to read, to download and in the mail, with filing instructions.',
    seconds: 3
  }
] as const

export type StepId = (typeof steps)[number]['id']
