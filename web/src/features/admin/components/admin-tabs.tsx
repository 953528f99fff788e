import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useSearchParams } from '../../../lib/router/search-params.ts'
import { ChatsTab } from './desk/chats-tab.tsx'
import { useDesk } from './desk/use-desk.ts'
import { AddOnsTab } from './money/add-ons-tab.tsx'
import { PromoCodesTab } from './money/promo-codes-tab.tsx'
import { TransactionsTab } from './money/transactions-tab.tsx'
import { AuditTab } from './operations/audit-tab.tsx'
import { DocumentsTab } from './operations/documents-tab.tsx'
import { EventsTab } from './operations/events-tab.tsx'
import { QueueTab } from './operations/queue-tab.tsx'
import { ContactsTab } from './people/contacts-tab.tsx'
import { ProspectsTab } from './people/prospects-tab.tsx'
import { StaffTab } from './people/staff-tab.tsx'

const names = {
  transactions: 'Transactions',
  documents: 'Documents',
  contacts: 'Contact Forms',
  'promo-codes': 'Promo Codes',
  'add-ons': 'Add-ons',
  prospects: 'Trials & Demos',
  chats: 'Chats',
  events: 'Events',
  queue: 'Queue',
  staff: 'Staff',
  audit: 'Audit'
}
type TabName = keyof typeof names

type AdminTabsProps = {
  staffName: string
  /** The charts, above the transactions. */
  figures: ReactNode
}

/**
 * The open tab stands in the address; another tab begins without the filters of this one. Whoever has sat down at the
 * chat's desk keeps the seat on the other tabs.
 */
export function AdminTabs({ staffName, figures }: AdminTabsProps) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab') ?? ''
  const open = (asked in names ? asked : 'transactions') as TabName
  const sits = useRef(false)
  sits.current ||= open === 'chats'
  const seat = useDesk(staffName, sits.current)
  const waiting = seat.desk.waiting.filter(({ state }) => state === 'waiting').length
  const panels: Record<TabName, ReactNode> = {
    transactions: (
      <div className="grid grid-cols-1 gap-12">
        {figures}
        <TransactionsTab />
      </div>
    ),
    documents: <DocumentsTab />,
    contacts: <ContactsTab />,
    'promo-codes': <PromoCodesTab />,
    'add-ons': <AddOnsTab />,
    prospects: <ProspectsTab />,
    chats: <ChatsTab seat={seat} setsHours />,
    events: <EventsTab />,
    queue: <QueueTab />,
    staff: <StaffTab />,
    audit: <AuditTab />
  }
  function turn(tab: TabName) {
    const days = search.get('days')
    setSearch({ ...(days ? { days } : {}), ...(tab === 'transactions' ? {} : { tab }) })
  }
  return (
    <Tabs.Root value={open} onValueChange={(tab) => turn(tab as TabName)} className="mt-8">
      <Tabs.List
        aria-label="Work"
        className="flex scroll-px-16 overflow-x-auto border-b border-rule max-lg:-mx-4 max-lg:px-4 sm:gap-1 lg:flex-wrap"
      >
        {Object.entries(names).map(([tab, words]) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-2.5 text-[15px] text-soft hover:text-ink aria-selected:border-act aria-selected:font-semibold aria-selected:text-ink sm:px-3"
          >
            {tab === 'chats' && waiting > 0 ? `${words} (${waiting})` : words}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} key={open} className="pt-7">
        {panels[open]}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
