import type { Body } from '../../../lib/api/routes.ts'

type Urgency = NonNullable<Body<'POST /api/find-attorneys-ai'>['urgency']>

export const urgencies: readonly { value: Urgency; label: string }[] = [
  { value: 'low', label: 'Low: general consultation' },
  { value: 'moderate', label: 'Moderate: within 1-2 weeks' },
  { value: 'high', label: 'High: within days' },
  { value: 'urgent', label: 'Urgent: immediate' }
]
