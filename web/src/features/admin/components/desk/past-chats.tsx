import { Badge } from '../../../../components/ui/badge.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import { useList } from '../../api/list.ts'
import { CsvButton } from '../list/csv-button.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useListSearch } from '../list/use-list-search.ts'

/** Conversations handed over to people, each with all that was said. */
export function PastChats() {
  const search = useListSearch()
  const list = useList('GET /api/admin/chats', search.query)
  return (
    <ListPanel
      title="Conversations"
      list={list}
      search={search}
      empty="No conversations here."
      tools={<CsvButton list="GET /api/admin/chats" name="chats" />}
    >
      {(rows) => (
        <ul className="border-b border-rule">
          {rows.map((chat) => (
            <li key={chat.session_id} className="border-t border-rule">
              <details>
                <summary className="grid items-center justify-items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto]">
                  <span className="min-w-0">
                    <span className="block font-medium break-words">{chat.topic || chat.summary || 'No topic'}</span>
                    <span className="block text-[14px] break-words text-soft">
                      {`${chat.user_email ?? 'No address left'}, ${dateAndTime(chat.created_at)}`}
                    </span>
                  </span>
                  {chat.status ? <Badge>{chat.status}</Badge> : null}
                </summary>
                <ol className="grid gap-2.5 pb-5">
                  {chat.messages.map((message) => (
                    <li key={`${message.timestamp} ${message.content.slice(0, 20)}`} className="text-[14.5px]">
                      <span className="text-soft">
                        {`${message.type === 'user' ? 'Visitor' : message.agent || 'Support'}: `}
                      </span>
                      <span className="break-words whitespace-pre-line">{message.content}</span>
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  )
}
