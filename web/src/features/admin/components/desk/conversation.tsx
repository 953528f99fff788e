import type { Line } from '@formwright/proto-events/frames/line'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import type { Desk } from '../../model/desk.ts'
import { ReplyForm } from './reply-form.tsx'
import type { DeskSeat } from './use-desk.ts'

const logClass = 'grid max-h-[max(24rem,60dvh)] gap-3 overflow-y-auto pr-2'

type ConversationProps = { seat: DeskSeat; open: NonNullable<Desk['open']> }

export function Conversation({ seat, open }: ConversationProps) {
  const { card, lines, typing } = open
  const { desk, send, putAway } = seat
  const mine = desk.own.some(({ chat }) => chat === card.chat)
  const unsent = desk.unsent.filter(({ chat }) => chat === card.chat)
  const box = useRef<HTMLDivElement>(null)
  const answered = lines.some(({ type, automated, kind }) => type === 'support' && !automated && kind === 'text')
  const count = lines.length + unsent.length
  // Whoever has not answered yet reads from the first line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is scrolled to
  useEffect(() => {
    if (answered || unsent.length > 0) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [count])
  return (
    <div className="grid min-w-0 content-start gap-4 border-rule py-5 max-lg:border-t lg:pl-6">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto min-w-0 text-lg break-words">{card.first_line || 'Conversation'}</h3>
        {mine ? (
          <>
            <Button look="quiet" onClick={() => send({ type: 'leave', chat: card.chat })}>
              Give it back
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                send({ type: 'close', chat: card.chat })
                putAway()
              }}
            >
              End it
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={putAway}>
            Put away
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={box} role="log" aria-label="Conversation" tabIndex={0} className={logClass}>
        {lines.map((line) => (
          <Said key={line.id} line={line} />
        ))}
        {unsent.map(({ client_id, content, refused }) => (
          <div
            key={client_id}
            className="ml-auto max-w-[85%] rounded-card bg-act-wash px-4 py-2.5 text-[15px] opacity-70"
          >
            <p className="break-words whitespace-pre-line">{content}</p>
            <p className="text-[13px] text-soft">{refused ?? 'Sending…'}</p>
          </div>
        ))}
        {typing ? <p className="text-[14px] text-soft">The visitor is typing…</p> : null}
      </div>
      {mine ? (
        <ReplyForm
          onSay={(content) => seat.say(card.chat, content)}
          onTyping={(on) => send({ type: 'typing', chat: card.chat, on })}
        />
      ) : (
        <Button className="justify-self-start" onClick={() => send({ type: 'claim', chat: card.chat })}>
          Take this conversation
        </Button>
      )}
    </div>
  )
}

function Said({ line }: { line: Line }) {
  const ours = line.type === 'support'
  const by = line.type === 'user' ? 'Visitor' : `${line.agent}${line.automated ? ', automated' : ''}`
  return (
    <div
      className={clsx(
        'max-w-[85%] rounded-card px-4 py-2.5 text-[15px]',
        ours ? 'ml-auto bg-act-wash' : 'mr-auto border border-rule bg-sheet'
      )}
    >
      <p className="text-[13px] text-soft">
        {`${by}, ${new Date(line.timestamp).toLocaleTimeString('en-US', { timeStyle: 'short' })}`}
      </p>
      <p className="break-words whitespace-pre-line">{line.content}</p>
    </div>
  )
}
