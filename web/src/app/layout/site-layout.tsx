import type { ReactNode } from 'react'
import { Chat } from '../../features/chat/components/chat.tsx'
import { useLocation } from '../../lib/router/location.tsx'
import { paths } from '../paths.ts'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { ScrollControl } from './scroll/scroll-control.tsx'
import { usePageArrival } from './scroll/use-page-arrival.ts'
import { SessionEnded } from './session/session-ended.tsx'

/** Header, footer and what is between them, on every route; the assistant too, but not in the way of those who answer it. The footer starts below the fold: arriving content never pushes it. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const main = usePageArrival()
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.25rem)] flex-1">
        {children}
      </main>
      <SiteFooter />
      <ScrollControl />
      {pathname === paths.admin ? null : <Chat />}
      <SessionEnded />
    </div>
  )
}
