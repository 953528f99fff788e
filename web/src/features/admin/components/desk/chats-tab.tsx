import { ChatDesk } from './chat-desk.tsx'
import { PastChats } from './past-chats.tsx'
import { SupportHoursPart } from './support-hours-part.tsx'
import type { DeskSeat } from './use-desk.ts'

/** The desk itself, then when it is open, which an admin decides, then what was said before. */
export function ChatsTab({ seat, setsHours = false }: { seat: DeskSeat; setsHours?: boolean }) {
  return (
    <div className="grid gap-12">
      <ChatDesk seat={seat} />
      <SupportHoursPart editable={setsHours} />
      <PastChats />
    </div>
  )
}
