import { dehydrate, type Query } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { type PageMeta, PageMetaSink } from '../lib/page-meta.ts'
import { AppProviders } from './providers/app-providers.tsx'
import { createQueryClient } from './providers/query-client.ts'
import publicData from './public-data.json'
import { AppRouter } from './router.tsx'

export { publicPages } from './public-pages.ts'

/** A page as the build writes it: its HTML, what stands in its head, and the data it was drawn with. */
export interface Prerendered extends PageMeta {
  html: string
  state: unknown
}

/** Draws one public page without a browser. Throws what a component throws. */
export async function renderPage(path: string): Promise<Prerendered> {
  const client = createQueryClient()
  // Older than anything: the browser asks again as soon as it takes over.
  const updatedAt = 1
  client.setQueryData(['services'], publicData.services, { updatedAt })
  client.setQueryData(['articles'], publicData.articles, { updatedAt })
  const meta: PageMeta = { title: '', description: '' }
  const page = (
    <PageMetaSink value={(found) => Object.assign(meta, found)}>
      <AppProviders client={client} router={(children) => <StaticRouter location={path}>{children}</StaticRouter>}>
        <AppRouter />
      </AppProviders>
    </PageMetaSink>
  )
  // Whatever its size, a part stays in its place: moving it there would take an inline script, which the policy forbids.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return {
    ...meta,
    html: await new Response(prelude).text(),
    state: dehydrate(client, { shouldDehydrateQuery: wasAskedFor })
  }
}

/** Whether a component of the page used it: only those give a query its function. */
const wasAskedFor = ({ options }: Query) => options.queryFn !== undefined
