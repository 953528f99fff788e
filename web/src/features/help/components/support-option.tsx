import type { ReactNode } from 'react'

/** One way to reach us: what it is, how long it takes, and the button. */
export function SupportOption({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 border-t border-rule pt-4">
      <h3 className="text-xl">{title}</h3>
      <p className="mb-2 text-[15px] text-soft">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  )
}
