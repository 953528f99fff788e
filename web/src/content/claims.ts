/**
 * What the site says about the company rather than about a document. Whoever runs the site answers for each of these
 * sentences: change them here and nowhere else. An empty `value` takes a claim off every page.
 */
export type Claim = { value: string; label: string }

export const claims = {
  documents: { value: '70K+', label: 'documents prepared' },
  accuracy: { value: '99.9%', label: 'accuracy' },
  feesSaved: { value: '$4M+', label: 'saved in legal fees' },
  coverage: { value: '50', label: 'states covered' },
  customers: { value: '10,000+', label: 'customers' },
  documentTypes: { value: '50+', label: 'document types' },
  satisfaction: { value: '99%', label: 'customer satisfaction' },
  surveyedSatisfaction: { value: '99.2%', label: 'satisfaction' },
  responseTime: { value: '<1 hour', label: 'average response time' },
  helpArticles: { value: '50+', label: 'help articles' },
  uptime: { value: '99.9%', label: 'uptime target' }
} as const satisfies Record<string, Claim>

/** What is said to somebody who looks for a place outside the United States. */
export const elsewhere = 'All 50 US states and D.C. Papers for Canadian provinces are not offered yet.'
