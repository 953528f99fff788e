import { Dialog } from '../../../components/ui/dialog.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { useArticle } from '../api/get-article.ts'

type ArticleDialogProps = { id: string | null; onClose: () => void }

export function ArticleDialog({ id, onClose }: ArticleDialogProps) {
  const article = useArticle(id)
  return (
    <Dialog title={article.data?.title ?? 'Article'} open={id !== null} onClose={onClose}>
      {article.data ? (
        <div className="grid gap-4 text-[16px]">
          {article.data.content.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      ) : article.isError ? (
        <p role="status" className="text-soft">
          This article is not to be had right now.
        </p>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}
