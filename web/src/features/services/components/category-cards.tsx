import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

const cards = [
  {
    title: 'Business & IP',
    category: 'Business & Corporate',
    text: 'Make a company exist on paper, and keep it separate from you.',
    link: 'Business papers'
  },
  {
    title: 'Estate Planning',
    category: 'Wills, Estates & Probate',
    text: 'Who gets what, who sees to it, and who looks after the children.',
    link: 'Wills and estates'
  },
  {
    title: 'Family & Personal',
    category: 'Family Law',
    text: 'When a family changes and a court has to be told, calmly and correctly.',
    link: 'Family papers'
  }
]

/** The three doors of the home page. Each opens the shelf at one of the catalogue's categories. */
export function CategoryCards({ linkTo }: { linkTo: (category: string) => string }) {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {cards.map((card) => (
        <article
          key={card.title}
          className="relative flex flex-col gap-3 rounded-card border border-rule bg-sheet p-6 transition-colors hover:border-act"
        >
          <h3 className="text-[22px]">{card.title}</h3>
          <p className="text-[15px] text-soft">{card.text}</p>
          <Link
            to={linkTo(card.category)}
            className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-act after:absolute after:inset-0"
          >
            {card.link}
            <ArrowRight size={17} aria-hidden="true" />
          </Link>
        </article>
      ))}
    </div>
  )
}
