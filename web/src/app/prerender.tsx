import type { Query } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { type PageMeta, PageMetaSink } from '../lib/page-meta.ts'
import { FixedPlace } from '../lib/router/location.tsx'
import { AppProviders } from './providers/app-providers.tsx'
import type { DrawnWith } from './providers/drawn-with.ts'
import { createQueryClient } from './providers/query-client.ts'
import publicData from './public-data.json'
import { AppRouter } from './router.tsx'

export { routes } from './paths.ts'
export { publicPages } from './public-pages.ts'

/** A page as the build writes it: its HTML, what stands in its head, and the data it was drawn with. */
export interface Prerendered extends PageMeta {
  html: string
  state: DrawnWith
}

/** Draws one public page without a browser. Throws what a component throws. */
export async function renderPage(path: string): Promise<Prerendered> {
  const client = createQueryClient()
  client.setQueryData(['services'], publicData.services)
  client.setQueryData(['articles'], publicData.articles)
  client.setQueryData(['investment-forms', 'all'], publicData.investment)
  const meta: PageMeta = { title: '', description: '' }
  const page = (
    <PageMetaSink value={(found) => Object.assign(meta, found)}>
      <AppProviders client={client} place={(children) => <FixedPlace at={path}>{children}</FixedPlace>}>
        <AppRouter />
      </AppProviders>
    </PageMetaSink>
  )
  // Whatever its size, a part stays in its place: moving it there would take an inline script, which the policy forbids.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return {
    ...meta,
    html: await new Response(prelude).text(),
    state: client
      .getQueryCache()
      .findAll({ predicate: wasDrawn })
      .map(({ queryKey, state }) => [queryKey, state.data])
  }
}

/** Whether a component of the page used it, as only those give a query its function, and there was an answer to use. */
const wasDrawn = ({ options, state }: Query) => options.queryFn !== undefined && state.data !== undefined
