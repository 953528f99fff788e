import { Badge } from '../../../components/ui/badge.tsx'

const known: Record<string, { words: string; tone: 'plain' | 'good' | 'note' }> = {
  completed: { words: 'Completed', tone: 'good' },
  in_progress: { words: 'In progress', tone: 'plain' },
  waiting: { words: 'Waiting', tone: 'note' },
  paid: { words: 'Paid', tone: 'note' },
  refunded: { words: 'Refunded', tone: 'plain' }
}

/** Anything else than these states is shown as Started. */
export function StatusBadge({ status }: { status: string }) {
  const { words, tone } = known[status] ?? { words: 'Started', tone: 'plain' }
  return <Badge tone={tone}>{words}</Badge>
}
