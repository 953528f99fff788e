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

export type Milestone = { year: string; title: string; text: string }

export const timeline: readonly Milestone[] = [
  {
    year: '2023',
    title: 'One will',
    text: 'Formwright begins with a single question: why does a simple will cost what it costs? The first questionnaire is written.'
  },
  {
    year: '2024',
    title: 'State by state',
    text: 'Witnesses, notaries, filing offices and the wording courts expect: written down for each state, with its source, before anything is sold there.'
  },
  {
    year: '2025',
    title: 'All fifty states and D.C.',
    text: 'Wills, companies, family, property, debt, records, inventions and investment: a set for each, with a filing kit and a price on the card.'
  }
]

/** The three who answer for the work. A `name` is shown where the person wants it shown. */
export type TeamMember = { role: string; name?: string; text: string }

export const team: readonly TeamMember[] = [
  {
    role: 'Editor of documents',
    text: 'Keeps the questions, the clauses and each state’s rules, with the statute beside every one of them.'
  },
  {
    role: 'Head of engineering',
    text: 'Sees to it that an answer is saved when it is given, sealed when it is stored, and printed as it was meant.'
  },
  {
    role: 'Head of customer care',
    text: 'Reads what customers write, answers it, and brings the unclear question back to the editor.'
  }
]
