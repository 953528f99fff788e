import { useState } from 'react'
import { Button, buttonClass } from '../../../../components/ui/button.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { longDate } from '../../../../lib/dates.ts'
import { documentLink } from '../../api/documents.ts'
import { useList } from '../../api/list.ts'
import { shortId } from '../../model/short-id.ts'
import { CsvButton } from '../list/csv-button.tsx'
import { DataTable } from '../list/data-table.tsx'
import { SelectFilter } from '../list/filter-fields.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useAct } from '../list/use-act.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { WaitingOrders } from './waiting-orders.tsx'

const kinds = { '': 'Final sets', draft: 'Previews' }

/** A download asks for a link that opens for one minute, and opens it in a new tab. */
export function DocumentsTab() {
  const search = useListSearch('kind', 'service_id')
  const list = useList('GET /api/admin/documents', search.query)
  const { busy, said, act } = useAct()
  const [link, setLink] = useState<string | null>(null)

  function download(id: string) {
    setLink(null)
    void act(id, async () => {
      const { url } = await documentLink(id)
      openInNewTab(url)
      setLink(url)
      return null
    })
  }

  return (
    <>
      <WaitingOrders />
      <ListPanel
        title="Documents"
        list={list}
        search={search}
        empty="No documents here."
        said={said}
        tools={<CsvButton list="GET /api/admin/documents" filters={search.filters} name="documents" />}
        filters={<SelectFilter label="Kind" name="kind" search={search} options={kinds} />}
      >
        {(rows, stale) => (
          <>
            {link ? (
              <Notice tone="good" className="flex flex-wrap items-center gap-3">
                The documents open in a new tab. The link works for one minute.
                <a className={buttonClass('plain')} href={link} target="_blank" rel="noopener">
                  Open it here
                </a>
              </Notice>
            ) : null}
            <DataTable
              caption="Documents"
              rows={rows}
              stale={stale}
              keyOf={({ _id }) => _id}
              columns={[
                { name: 'Document ID', cell: ({ _id }) => <span className="font-mono">{shortId(_id)}</span> },
                { name: 'User', cell: ({ user_id }) => user_id || 'Anonymous' },
                { name: 'Service', cell: ({ service_title, service_id }) => service_title || `Service ${service_id}` },
                { name: 'Generated', cell: ({ generated_at }) => longDate(generated_at) },
                {
                  name: 'Download',
                  hideName: true,
                  right: true,
                  cell: ({ _id }) => (
                    <Button
                      look="plain"
                      disabled={busy === _id}
                      aria-label={`Download ${shortId(_id)}`}
                      onClick={() => download(_id)}
                    >
                      {busy === _id ? 'Asking…' : 'Download'}
                    </Button>
                  )
                }
              ]}
            />
          </>
        )}
      </ListPanel>
    </>
  )
}

function openInNewTab(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
