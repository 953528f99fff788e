import { Button } from '../../../components/ui/button.tsx'

export function ChatClosed({ onAnew }: { onAnew: () => void }) {
  return (
    <div className="grid gap-3 border-t border-rule px-5 py-3">
      <p role="status" className="text-soft">
        This conversation has ended.
      </p>
      <Button onClick={onAnew}>Start a new conversation</Button>
    </div>
  )
}
