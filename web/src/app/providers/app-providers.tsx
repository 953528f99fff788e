import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserPlace } from '../../lib/router/location.tsx'

interface Props {
  children: ReactNode
  client: QueryClient
  /** What the address comes from: the browser, unless the build names it. */
  place?: (children: ReactNode) => ReactNode
}

export function AppProviders({ children, client, place = inBrowser }: Props) {
  return <QueryClientProvider client={client}>{place(children)}</QueryClientProvider>
}

const inBrowser = (children: ReactNode) => <BrowserPlace>{children}</BrowserPlace>
