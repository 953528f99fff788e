import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { SearchBox } from '../../components/ui/search-box.tsx'
import { LoadingText, Skeleton } from '../../components/ui/skeleton.tsx'
import { useArticles } from '../../features/help/api/get-articles.ts'
import { ArticleDialog } from '../../features/help/components/article-dialog.tsx'
import { ArticleList } from '../../features/help/components/article-list.tsx'
import { searchArticles } from '../../features/help/model/search.ts'
import { usePageMeta } from '../../lib/page-meta.ts'
import { paths } from '../paths.ts'

export function HelpPage() {
  const articles = useArticles()
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  usePageMeta('Help and support', 'Answers about paying, answering, signing and filing.')
  const found = searchArticles(articles.data ?? [], search)

  function show(change: Record<string, string>, replace: boolean) {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(change)) value ? next.set(key, value) : next.delete(key)
    setParams(next, { replace })
  }

  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-[clamp(32px,5vw,46px)]">Help and support</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Answers about paying, answering, signing and filing. In your words, not the court's.
      </p>
      <search className="mb-8 block">
        <SearchBox
          label="Search help articles"
          placeholder="Refund, witness, download …"
          value={search}
          onChange={(q) => show({ q }, true)}
        />
      </search>
      {articles.isPending ? (
        <div className="grid gap-5 md:grid-cols-2">
          <LoadingText>Loading help articles…</LoadingText>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-44 rounded-card" />
          ))}
        </div>
      ) : (
        <section aria-labelledby="articles">
          <h2 id="articles" className="sr-only">
            Articles
          </h2>
          <p
            role="status"
            className={
              found.length > 0
                ? 'sr-only'
                : 'rounded-card border border-dashed border-edge px-6 py-12 text-center text-soft'
            }
          >
            {found.length > 0 ? `${found.length} articles` : 'No article found. Try another word.'}
          </p>
          <ArticleList articles={found} onRead={(id) => show({ article: id }, false)} />
        </section>
      )}
      <ArticleDialog id={params.get('article')} onClose={() => show({ article: '' }, false)} />
      {articles.isPending ? null : (
        <div className="mt-12 flex flex-wrap items-center gap-4 border-t border-rule pt-6">
          <p className="mr-auto text-soft">Looking for a document instead?</p>
          <ButtonLink look="quiet" to={paths.services()}>
            Browse services
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
