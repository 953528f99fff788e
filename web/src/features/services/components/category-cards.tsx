import { ArrowRight } from 'lucide'
import { Icon } from '../../../components/ui/icon.tsx'
import { Link } from '../../../lib/router/link.tsx'

const cards = [
  {
    title: 'Business & IP',
    text: 'Make a company exist on paper, keep it separate from you, and keep what you invented yours.',
    categories: [
      'Business & Corporate',
      'Trademark Registration & Brand Protection',
      'Patent Applications & IP Protection',
      'Investment & Startup Legal'
    ]
  },
  {
    title: 'Estate Planning',
    text: 'Who gets what, who sees to it, who looks after the children, and who may live in your house.',
    categories: ['Wills, Estates & Probate', 'Real Estate & Property Law']
  },
  {
    title: 'Family & Personal',
    text: 'When a family changes, a debt is wrong or a record stands in the way: calmly and correctly.',
    categories: [
      'Family Law',
      'Criminal Record / Expungement',
      'Bankruptcy & Debt Relief',
      'Document Review & Legal Support'
    ]
  }
]

/** The three cabinets of the home page. Each drawer opens the shelf at one of the catalogue's categories. */
export function CategoryCards({ linkTo }: { linkTo: (category: string) => string }) {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {cards.map((card) => (
        <article key={card.title} className="flex flex-col rounded-card border border-rule bg-sheet p-6">
          <h3 className="text-[22px]">{card.title}</h3>
          <p className="mt-3 mb-5 min-h-[4.5em] text-[15px] text-soft">{card.text}</p>
          <ul>
            {card.categories.map((category) => (
              <li key={category} className="border-t border-rule">
                <Link
                  to={linkTo(category)}
                  className="flex min-h-12 items-center justify-between gap-3 py-2 text-[15px] leading-snug font-medium hover:text-act"
                >
                  {category}
                  <Icon of={ArrowRight} size={17} className="shrink-0 text-act" />
                </Link>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  )
}
