import { contact } from './company.ts'

/** What the enterprise hub says of the product. Whoever runs the site answers for it. */
export const features = [
  {
    title: 'One catalogue, every state',
    text: 'The wording, the witnesses and the filing office follow the state of each matter.'
  },
  {
    title: 'Nothing typed twice',
    text: 'An answer stands in every document of the set that needs it, spelled the same.'
  },
  { title: 'Each matter by itself', text: 'A draft, an order and its versions belong together, and are found again.' },
  { title: 'Sealed at rest', text: 'Answers and finished documents are encrypted where they are stored.' },
  {
    title: 'Unaltered, provably',
    text: 'Every PDF has a fingerprint by which anyone may check that it is the one we made.'
  },
  { title: 'People to ask', text: `Priority support, and specialists who follow up ${contact.specialistReply}.` }
] as const

export const audiences = [
  { title: 'Real estate firms', text: 'Leases with the disclosures each state asks for, by the dozen.' },
  { title: 'Financial services firms', text: 'Notes, SAFEs and the notices that go with them.' },
  { title: 'Law firms', text: 'A first draft from the client’s own answers, ready for an attorney’s pen.' },
  { title: 'Growing companies', text: 'Confidentiality agreements, company papers, demand letters.' }
] as const
