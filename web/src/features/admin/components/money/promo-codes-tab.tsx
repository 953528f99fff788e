import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { longDate } from '../../../../lib/dates.ts'
import { useList } from '../../api/list.ts'
import { type PromoCode, setPromoCodeActive } from '../../api/promo-codes.ts'
import { DataTable } from '../list/data-table.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useAct } from '../list/use-act.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { NewPromoCodeForm } from './new-promo-code-form.tsx'

export function PromoCodesTab() {
  const search = useListSearch()
  const list = useList('GET /api/admin/promo-codes', search.query)
  const { busy, said, act } = useAct()
  const toggle = ({ code, active }: PromoCode) =>
    void act(code, async () => {
      await setPromoCodeActive(code, !active)
      return active ? `${code} can no longer be used.` : `${code} can be used again.`
    })
  return (
    <ListPanel
      title="Promo Codes"
      list={list}
      search={search}
      empty="No promo codes yet."
      said={said}
      tools={<NewPromoCodeForm />}
    >
      {(rows, stale) => (
        <DataTable
          caption="Promo codes"
          rows={rows}
          stale={stale}
          keyOf={({ code }) => code}
          columns={[
            { name: 'Code', cell: ({ code }) => <span className="font-mono font-medium">{code}</span> },
            { name: 'Discount', right: true, cell: ({ discount_percent }) => `${discount_percent}%` },
            { name: 'Description', cell: ({ description }) => description },
            { name: 'Ends', cell: ({ expires_at }) => (expires_at ? longDate(expires_at) : 'Never') },
            {
              name: 'Used',
              right: true,
              cell: ({ uses, max_uses, reserved }) =>
                `${uses}${max_uses ? ` of ${max_uses}` : ''}${reserved ? ` (+${reserved} held)` : ''}`
            },
            { name: 'Status', cell: (row) => <Standing row={row} /> },
            {
              name: 'Switch',
              hideName: true,
              right: true,
              cell: (row) => (
                <Button
                  look="plain"
                  disabled={busy === row.code}
                  aria-label={`${row.active ? 'Switch off' : 'Switch on'} ${row.code}`}
                  onClick={() => toggle(row)}
                >
                  {row.active ? 'Switch off' : 'Switch on'}
                </Button>
              )
            }
          ]}
        />
      )}
    </ListPanel>
  )
}

function Standing({ row: { active, expired, uses, max_uses } }: { row: PromoCode }) {
  if (!active) return <Badge>Off</Badge>
  if (max_uses !== null && uses >= max_uses) return <Badge tone="note">Used up</Badge>
  return expired ? <Badge tone="note">Expired</Badge> : <Badge tone="good">Active</Badge>
}
