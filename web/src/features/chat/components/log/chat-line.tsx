import type { Line } from '@formwright/proto-events/frames/line'
import clsx from 'clsx'
import { Link } from '../../../../lib/router/link.tsx'
import { timeOf } from '../../model/time-of.ts'

/** One line, with who said it and whether a person did. */
export function ChatLine({ line, onFollow }: { line: Line; onFollow: () => void }) {
  const ours = line.type === 'support'
  return (
    <div className={clsx('grid max-w-[88%] gap-1', ours ? 'justify-self-start' : 'justify-self-end text-right')}>
      <p className="text-[12.5px] text-soft">
        {ours ? line.agent : 'You'}
        {line.automated ? ' · Automated' : ''}
        {line.is_specialist ? ' · Specialist' : ''}
        <time dateTime={line.timestamp}> · {timeOf(line.timestamp)}</time>
      </p>
      <div
        className={clsx(
          'rounded-card px-3.5 py-2.5 text-left text-[15px] whitespace-pre-line',
          ours ? 'border border-rule' : 'justify-self-end bg-act-wash',
          line.is_specialist && 'border-act!'
        )}
      >
        {line.automated ? <Said words={line.content} /> : line.content}
      </div>
      {line.links.length > 0 ? (
        <ul>
          {line.links.map(({ label, href }) => (
            <li key={href}>
              <Link
                to={href}
                onClick={onFollow}
                className="inline-flex min-h-11 items-center text-[14.5px] text-act underline underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** An automated answer comes from an article: what stands behind hyphens there is a list here too. */
function Said({ words }: { words: string }) {
  return words.split(/^((?:- .*(?:\n|$))+)/m).map((part) =>
    part.startsWith('- ') ? (
      <ul key={part} className="list-disc pl-5">
        {part
          .trimEnd()
          .split('\n')
          .map((item) => (
            <li key={item}>{item.slice(2)}</li>
          ))}
      </ul>
    ) : (
      part.replace(/\n$/, '')
    )
  )
}
