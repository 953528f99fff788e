/** Paid help by people, under the ids by which checkout knows it. Prices in dollars, as checkout charges them. */
export const addOns = {
  documentReview: {
    id: 'document_review',
    title: 'Professional Legal Analysis',
    badge: 'Document Review',
    price: 149,
    turnaround: '24-48 hours',
    text: 'Somebody reads your finished documents and tells you what is missing or does not fit together.'
  },
  expressConsultation: {
    id: 'express_consultation',
    title: 'Express Legal Consultation',
    badge: 'Express Consultation',
    price: 179,
    turnaround: '4-8 hours',
    text: 'For questions about your set that cannot wait for the next day.'
  },
  filingSupport: {
    id: 'filing_support',
    title: 'Priority Legal Support',
    badge: 'Filing Support',
    price: 99,
    turnaround: 'same day',
    text: 'Help with the office you file with: what to bring, which copies, what it costs.'
  }
} as const
