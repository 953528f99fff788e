import type { ChatCard } from '@formwright/proto-events/frames/to-agent'
import { Button } from '../../../../components/ui/button.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'

type ChatCardsProps = {
  title: string
  empty: string
  cards: readonly ChatCard[]
  openChat: string | undefined
  onOpen: (chat: string) => void
  onClaim?: (chat: string) => void
}

/** Told to screen readers as it changes: who waits is what an agent must not miss. */
export function ChatCards({ title, empty, cards, openChat, onOpen, onClaim }: ChatCardsProps) {
  return (
    <section aria-label={title}>
      <h3 className="text-lg">
        {title} <span className="ml-1 font-sans text-[14px] text-soft">{cards.length}</span>
      </h3>
      <p role="status" className="sr-only">
        {`${title}: ${cards.length}`}
      </p>
      {cards.length === 0 ? <p className="py-2 text-[14.5px] text-soft">{empty}</p> : null}
      <ul>
        {cards.map((card) => (
          <li key={card.chat} className="border-b border-rule py-3 last:border-b-0">
            <button
              type="button"
              aria-current={card.chat === openChat ? 'true' : undefined}
              onClick={() => onOpen(card.chat)}
              className="block min-h-11 w-full border-l-2 border-transparent pl-3 text-left aria-[current=true]:border-act"
            >
              <span className="block text-[15px] font-medium break-words">{card.first_line || 'No word yet'}</span>
              {card.last_line === card.first_line ? null : (
                <span className="block text-[14px] break-words text-soft">{card.last_line}</span>
              )}
              <span className="block text-[13px] text-soft">
                {[
                  card.user_email ?? 'No address left',
                  card.visitor_online ? 'here now' : 'gone',
                  card.state === 'offline' ? 'waits for an e-mail' : null,
                  dateAndTime(card.handed_off_at ?? card.updated_at)
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
            {onClaim ? (
              <Button
                className="mt-2 ml-3.5"
                aria-label={`Take it: ${card.first_line}`}
                onClick={() => onClaim(card.chat)}
              >
                Take it
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
