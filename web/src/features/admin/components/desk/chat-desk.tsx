import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { ChatCards } from './chat-cards.tsx'
import { Conversation } from './conversation.tsx'
import type { DeskSeat } from './use-desk.ts'

const lineWords = {
  connecting: 'Connecting to the chat…',
  lost: 'The line is interrupted. We keep trying; what you wrote is sent when it is back.',
  refused: 'The chat did not let you in.'
}

/** Who waits, whom one talks to, and the conversation that is open. */
export function ChatDesk({ seat }: { seat: DeskSeat }) {
  const { desk, send, retry } = seat
  const { me, open } = desk
  const others = desk.agents.filter(({ id, available }) => id !== me?.id && available)
  return (
    <section aria-labelledby="desk" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="desk" className="text-2xl">
          Live chat
        </h2>
        {me ? (
          <Badge tone={me.available ? 'good' : 'plain'}>
            {me.available ? `${me.name} is available` : `${me.name} is away`}
          </Badge>
        ) : null}
        <p className="mr-auto text-[14px] text-soft">
          {others.length > 0 ? `Also here: ${others.map(({ name }) => name).join(', ')}` : null}
        </p>
        {me ? (
          <Button look="quiet" onClick={() => send({ type: 'presence', available: !me.available })}>
            {me.available ? 'Go away' : 'Be available'}
          </Button>
        ) : null}
      </div>
      {desk.line === 'open' ? null : (
        <Notice tone={desk.line === 'refused' ? 'stop' : 'note'} className="flex flex-wrap items-center gap-x-2">
          <span className="mr-auto">{desk.line === 'refused' && desk.said ? desk.said : lineWords[desk.line]}</span>
          {desk.line === 'lost' ? (
            <Button look="plain" onClick={retry}>
              Try Again
            </Button>
          ) : null}
        </Notice>
      )}
      {desk.line === 'open' && !desk.hoursOpen ? (
        <Notice tone="note" role="note">
          The desk is closed by its hours: visitors are offered the e-mail form.
        </Notice>
      ) : null}
      {desk.line !== 'refused' && desk.said ? <Notice tone="stop">{desk.said}</Notice> : null}
      <div className="grid border-y border-rule lg:grid-cols-[20rem_1fr]">
        <div className="grid content-start gap-6 py-5 lg:border-r lg:border-rule lg:pr-6">
          <ChatCards
            title="Waiting"
            empty="Nobody waits."
            cards={desk.waiting}
            openChat={open?.card.chat}
            onOpen={(chat) => send({ type: 'open', chat })}
            onClaim={(chat) => send({ type: 'claim', chat })}
          />
          <ChatCards
            title="Yours"
            empty="You are in no conversation."
            cards={desk.own}
            openChat={open?.card.chat}
            onOpen={(chat) => send({ type: 'open', chat })}
          />
        </div>
        {open ? (
          <Conversation key={open.card.chat} seat={seat} open={open} />
        ) : (
          <p className="grid place-items-center border-rule p-6 text-center text-soft max-lg:border-t lg:min-h-64">
            Take a conversation to talk to its visitor.
          </p>
        )}
      </div>
    </section>
  )
}
