import { ChatsTab } from './chats-tab.tsx'
import { useDesk } from './use-desk.ts'

/** The whole page of staff who answer chats and do nothing else here. */
export function SupportDesk({ staffName }: { staffName: string }) {
  const seat = useDesk(staffName, true)
  return (
    <div className="wrap py-10 sm:py-14">
      <h1 className="mb-8 text-[clamp(28px,4vw,38px)]">Support desk</h1>
      <ChatsTab seat={seat} />
    </div>
  )
}
