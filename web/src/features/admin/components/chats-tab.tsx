import { ChatDesk } from './chat-desk.tsx'
import { PastChats } from './past-chats.tsx'
import { SupportHoursPart } from './support-hours-part.tsx'

/** The desk itself, then when it is open, which an admin decides, then what was said before. */
export function ChatsTab({ staffName, setsHours = false }: { staffName: string; setsHours?: boolean }) {
  return (
    <div className="grid gap-12">
      <ChatDesk staffName={staffName} />
      <SupportHoursPart editable={setsHours} />
      <PastChats />
    </div>
  )
}
