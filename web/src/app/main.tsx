import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders } from './providers/app-providers.tsx'
import { AppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root to draw into')

createRoot(root).render(
  <StrictMode>
    <AppProviders>
      <AppRouter />
    </AppProviders>
  </StrictMode>
)
