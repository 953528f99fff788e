import type { Article } from '../api/get-articles.ts'
import { byCategory } from '../model/categories.ts'
import { opening } from '../model/search.ts'

type ArticleListProps = { articles: readonly Article[]; onRead: (id: string) => void }

/** The articles under their categories, with a list of those beside them where there is room. */
export function ArticleList({ articles, onRead }: ArticleListProps) {
  const categories = byCategory(articles)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[13rem_1fr]">
      <nav aria-label="Categories of articles" className="top-6 hidden border-l border-rule lg:sticky lg:block">
        <ul>
          {categories.map(({ name, anchor }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-[14.5px] text-soft hover:border-act hover:text-ink"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-12">
        {categories.map(({ name, anchor, articles }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
            <h3 id={`${anchor}-title`} className="text-[22px]">
              {name}
            </h3>
            <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
              {articles.map((article) => (
                <ArticleCard key={article.id} article={article} onRead={onRead} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function ArticleCard({ article, onRead }: { article: Article; onRead: (id: string) => void }) {
  return (
    <li className="group relative flex flex-col gap-1 border-t border-rule py-4 hover:border-act">
      <h4 className="font-serif text-[17px] font-semibold">
        <button
          type="button"
          className="text-left group-hover:text-act after:absolute after:inset-0"
          onClick={() => onRead(String(article.id))}
        >
          {article.title}
        </button>
      </h4>
      <p className="text-[14.5px] text-soft">{opening(article.content)}</p>
    </li>
  )
}
