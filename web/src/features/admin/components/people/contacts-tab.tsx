import type { RowOf } from '../../../../lib/api/routes.ts'
import { longDate } from '../../../../lib/dates.ts'
import { useList } from '../../api/list.ts'
import { CsvButton } from '../list/csv-button.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { ErasePerson } from './erase-person.tsx'

export function ContactsTab() {
  const search = useListSearch()
  const list = useList('GET /api/admin/contacts', search.query)
  return (
    <ListPanel
      title="Contact Forms"
      list={list}
      search={search}
      empty="No messages here."
      tools={
        <>
          <ErasePerson />
          <CsvButton list="GET /api/admin/contacts" name="contacts" />
        </>
      }
    >
      {(rows) => (
        <ul className="border-b border-rule">
          {rows.map((row) => (
            <li key={row.id} className="grid gap-x-8 gap-y-2 border-t border-rule py-5 md:grid-cols-[15rem_1fr]">
              {row.message ? <Message row={row} /> : <Erased row={row} />}
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  )
}

function Message({ row: { name, email, created_at, subject, message } }: { row: RowOf<'GET /api/admin/contacts'> }) {
  return (
    <>
      <div className="min-w-0 text-[14.5px]">
        <p className="font-medium break-words">{name}</p>
        <a className="inline-flex min-h-11 items-center break-all text-act underline" href={`mailto:${email}`}>
          {email}
        </a>
        <p className="text-soft">{longDate(created_at)}</p>
      </div>
      <div className="min-w-0">
        <h3 className="text-lg break-words">{subject}</h3>
        <p className="mt-1.5 max-w-prose break-words whitespace-pre-line">{message}</p>
      </div>
    </>
  )
}

/** That somebody wrote, and when, is all that is left. */
function Erased({ row }: { row: RowOf<'GET /api/admin/contacts'> }) {
  return (
    <>
      <p className="text-[14.5px] text-soft">{longDate(row.created_at)}</p>
      <p className="text-soft">Erased, because the person asked for it.</p>
    </>
  )
}
