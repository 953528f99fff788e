import { useState } from 'react'
import { Badge } from '../../../../components/ui/badge.tsx'
import { Button } from '../../../../components/ui/button.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import { useList } from '../../api/list.ts'
import { changeRole, type StaffMember } from '../../api/staff.ts'
import { DataTable } from '../list/data-table.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { useAct } from '../list/use-act.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { GrantRoleForm } from './grant-role-form.tsx'
import { roleWords } from './role-words.ts'
import { TakeRoleDialog } from './take-role-dialog.tsx'

/** Who works here, and with which rights. */
export function StaffTab() {
  const search = useListSearch()
  const list = useList('GET /api/admin/staff', search.query)
  const { busy, said, act } = useAct()
  const [leaving, setLeaving] = useState<StaffMember | null>(null)
  const turn = ({ id, email, role }: StaffMember) =>
    void act(id, async () => {
      const other = otherRole(role)
      await changeRole(id, other)
      return `${email} is ${other === 'admin' ? 'an admin' : 'a support agent'} from the next sign-in on.`
    })
  return (
    <>
      <ListPanel
        title="Staff"
        list={list}
        search={search}
        empty="Nobody works here yet."
        said={said}
        tools={<GrantRoleForm />}
      >
        {(rows, stale) => (
          <DataTable
            caption="Staff"
            rows={rows}
            stale={stale}
            keyOf={({ id }) => id}
            columns={[
              { name: 'Name', cell: ({ first_name, last_name }) => `${first_name} ${last_name}` },
              { name: 'E-mail', cell: ({ email }) => email },
              { name: 'Role', cell: ({ role }) => roleWords[role] },
              {
                name: 'Two-step',
                cell: ({ second_factor }) =>
                  second_factor ? <Badge tone="good">On</Badge> : <Badge tone="note">Off</Badge>
              },
              {
                name: 'Signed in',
                cell: ({ last_signed_in_at }) => (last_signed_in_at ? dateAndTime(last_signed_in_at) : 'Not lately')
              },
              {
                name: 'Change',
                hideName: true,
                right: true,
                cell: (row) => (
                  <span className="inline-flex gap-x-2 max-lg:-ml-2 max-lg:flex-wrap [&_button]:whitespace-nowrap lg:-my-2.5 lg:justify-end">
                    <Button
                      look="plain"
                      disabled={busy === row.id}
                      aria-label={`${turnWords[row.role]}: ${row.email}`}
                      onClick={() => turn(row)}
                    >
                      {turnWords[row.role]}
                    </Button>
                    <Button
                      look="plain"
                      aria-label={`Take away the role of ${row.email}`}
                      onClick={() => setLeaving(row)}
                    >
                      Take away
                    </Button>
                  </span>
                )
              }
            ]}
          />
        )}
      </ListPanel>
      {leaving ? <TakeRoleDialog member={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  )
}

const turnWords = { admin: 'Make support', support: 'Make admin' }

const otherRole = (role: StaffMember['role']) => (role === 'admin' ? 'support' : 'admin')
