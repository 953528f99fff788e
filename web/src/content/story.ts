/** What the About page tells, in the company's own words. */
export const story = {
  mission:
    'Anybody should be able to hold a correct legal document in their hands, understand every line of it, and pay what it is worth.',
  paragraphs: [
    'A will, a lease, the papers of an uncontested divorce: for most people these are not cases. They are paperwork, with rules that a careful person can follow if somebody writes them down.',
    'So that is what we do. We read what each state asks for, put it into plain questions, and let the page fill itself while you watch. Where a matter needs a lawyer we say so, and help you look for one.'
  ]
} as const

export const values = [
  {
    title: 'Plain words',
    text: 'A question that needs a lawyer to be understood is a question we have to write again.'
  },
  {
    title: 'Exactness',
    text: 'Every state’s rule is written down with its source. What we could not confirm is marked.'
  },
  {
    title: 'Honesty',
    text: 'One price. No legal advice in disguise. A draft says DRAFT, an automated line says automated.'
  },
  { title: 'Discretion', text: 'Your answers are sealed, belong to you, and go when you say so.' }
] as const
