type Card = { title: string; text: string }

export const limits: readonly Card[] = [
  {
    title: 'Document preparation only',
    text: 'We fill in forms and documents from your answers, at your direction. We do not choose a document for you, and we do not judge whether it serves your purpose.'
  },
  {
    title: 'No attorney-client relationship',
    text: 'Using this site, paying, or writing to us makes no attorney-client relationship. What you tell us is kept private, but it is not privileged.'
  },
  {
    title: 'Limitations of service',
    text: 'We do not represent you, speak for you in court, negotiate for you, or review the law for your particular facts.'
  },
  {
    title: 'User responsibility',
    text: 'You read every page, you make sure that it is true and fits your situation, and you sign and file it as your state asks.'
  }
]

export const considerations: readonly Card[] = [
  {
    title: 'State requirements',
    text: 'Law differs from state to state and changes. Witnesses, notaries and wording follow the state you choose; confirm what the document marks for confirmation.'
  },
  {
    title: 'Court filing requirements',
    text: 'Courts may ask for their own forms, copies, fees or cover sheets. The clerk can tell you; the filing kit says whom to ask.'
  },
  {
    title: 'Time limits',
    text: 'Many rights end on a date. Preparing a document here stops no deadline; only filing or serving it does.'
  },
  {
    title: 'Complex situations',
    text: 'Property in several states, a business, a disabled relative or a foreign element can make a standard document the wrong one.'
  }
]

export const needsAttorney: readonly string[] = [
  'Contested proceedings',
  'Complex property division',
  'Child custody disputes',
  'Significant financial assets',
  'Business disputes or litigation',
  'Criminal matters',
  'Immigration issues',
  'Personal injury claims',
  'Bankruptcy'
]

export const terms: readonly Card[] = [
  { title: 'Acceptance', text: 'By using this site you accept this disclaimer. If you do not, please do not use it.' },
  {
    title: 'Limitation of liability',
    text: 'So far as the law allows, our liability is limited to what you paid for the service in question.'
  },
  {
    title: 'Indemnification',
    text: 'You answer for claims that arise from untrue answers, or from using a document against the law.'
  },
  {
    title: 'Governing law',
    text: 'These terms follow the law of the state in which Formwright is registered, without regard to its rules on conflicts of law.'
  }
]
