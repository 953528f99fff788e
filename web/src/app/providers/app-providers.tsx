import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'

interface Props {
  children: ReactNode
  client: QueryClient
  /** What the address comes from: the browser, unless the build names it. */
  router?: (children: ReactNode) => ReactNode
}

export function AppProviders({ children, client, router = inBrowser }: Props) {
  return <QueryClientProvider client={client}>{router(children)}</QueryClientProvider>
}

const inBrowser = (children: ReactNode) => <BrowserRouter>{children}</BrowserRouter>
