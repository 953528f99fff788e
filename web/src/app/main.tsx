import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AppProviders } from './providers/app-providers.tsx'
import { askEarly } from './providers/ask-early.ts'
import { type DrawnWith, fillWith } from './providers/drawn-with.ts'
import { createQueryClient } from './providers/query-client.ts'
import { AppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root to draw into')

const client = createQueryClient()
askEarly(client, window.location.pathname)
const app = (
  <StrictMode>
    <AppProviders client={client}>
      <AppRouter />
    </AppProviders>
  </StrictMode>
)

// In a transition: the browser may paint and hear clicks between slices of the work.
// A page that the build has drawn comes with its data. A search or an open tab in the address is not in it.
const drawn = document.getElementById('drawn-with')
if (drawn && window.location.search === '') {
  fillWith(client, JSON.parse(drawn.textContent) as DrawnWith)
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  startTransition(() => createRoot(root).render(app))
}
