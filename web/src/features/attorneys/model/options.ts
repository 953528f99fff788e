/** The 24 practice areas of the finder, as the server knows them. */
export const practiceAreas = [
  'Personal Injury',
  'Family Law',
  'Criminal Defense',
  'Business Law',
  'Real Estate',
  'Employment Law',
  'Immigration',
  'Intellectual Property',
  'Tax Law',
  'Estate Planning',
  'Bankruptcy',
  'Medical Malpractice',
  'Civil Rights',
  'Environmental Law',
  'Securities Law',
  'Construction Law',
  'Healthcare Law',
  'Education Law',
  'Insurance Law',
  'Labor Law',
  'Elder Law',
  'Administrative Law',
  'Constitutional Law',
  'Entertainment Law'
] as const

export const budgets = [
  'Under $200/hour',
  '$200-400/hour',
  '$400-600/hour',
  '$600+/hour',
  'Contingency Fee',
  'Flat Fee',
  'Payment Plans'
] as const

export const urgencies = [
  { value: 'low', label: 'Low: general consultation' },
  { value: 'moderate', label: 'Moderate: within 1-2 weeks' },
  { value: 'high', label: 'High: within days' },
  { value: 'urgent', label: 'Urgent: immediate' }
] as const
