import type { Article } from '../api/get-articles.ts'
import { opening } from '../model/search.ts'

type ArticleListProps = { articles: readonly Article[]; onRead: (id: string) => void }

export function ArticleList({ articles, onRead }: ArticleListProps) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {articles.map((article) => (
        <li
          key={article.id}
          className="relative flex flex-col gap-2 rounded-card border border-rule bg-sheet p-6 transition-colors hover:border-act"
        >
          <p className="text-[12.5px] text-soft">{article.category}</p>
          <h3 className="text-xl">
            <button
              type="button"
              className="text-left after:absolute after:inset-0"
              onClick={() => onRead(String(article.id))}
            >
              {article.title}
            </button>
          </h3>
          <p className="text-[15px] text-soft">{opening(article.content)}</p>
        </li>
      ))}
    </ul>
  )
}
