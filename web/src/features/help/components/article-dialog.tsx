import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { LoadingText, Skeleton } from '../../../components/ui/skeleton.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useArticle } from '../api/get-article.ts'
import { ArticleText } from './article-text.tsx'
import { ArticleVote } from './article-vote.tsx'

type ArticleDialogProps = { id: string | null; onClose: () => void }

export function ArticleDialog({ id, onClose }: ArticleDialogProps) {
  const article = useArticle(id)
  const unknown = article.error instanceof ApiError && article.error.status === 404
  return (
    <Dialog title={article.data?.title ?? 'Article'} open={id !== null} onClose={onClose}>
      {id !== null && article.data ? (
        <>
          <p className="mb-4 text-[13px] text-soft">{article.data.category}</p>
          <ArticleText content={article.data.content} />
          <ArticleVote key={id} id={id} />
        </>
      ) : null}
      {article.isError ? (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="text-soft">
            {unknown ? 'There is no such article any more.' : 'This article is not available right now.'}
          </p>
          {unknown ? null : <Button onClick={() => article.refetch()}>Try Again</Button>}
        </div>
      ) : null}
      {id !== null && article.isPending ? (
        <>
          <LoadingText>Loading the article…</LoadingText>
          <Skeleton className="h-40" />
        </>
      ) : null}
    </Dialog>
  )
}
