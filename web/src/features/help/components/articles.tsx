import { Button } from '../../../components/ui/button.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { useArticles } from '../api/get-articles.ts'
import { searchArticles } from '../model/search.ts'
import { ArticleList } from './article-list.tsx'

const emptyClass = 'rounded-card border border-dashed border-edge px-6 py-12 text-center text-soft'

type ArticlesProps = { search: string; onRead: (id: string) => void }

/** The articles that match. Where they cannot be loaded nothing is said but that there are none, and they can be asked for again. */
export function Articles({ search, onRead }: ArticlesProps) {
  const articles = useArticles()
  if (articles.isPending) {
    return (
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <LoadingText>Loading help articles…</LoadingText>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-24" />
        ))}
      </div>
    )
  }
  if (articles.isError) {
    return (
      <div className={emptyClass}>
        <p className="mb-4">No articles to show right now.</p>
        <Button look="quiet" onClick={() => articles.refetch()} disabled={articles.isFetching}>
          Try Again
        </Button>
      </div>
    )
  }
  const found = searchArticles(articles.data, search)
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : emptyClass}>
        {found.length > 0 ? `${found.length} articles` : 'No article found. Try another word.'}
      </p>
      <ArticleList articles={found} onRead={onRead} />
    </>
  )
}
