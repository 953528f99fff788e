import type { Link } from '@formwright/proto-events/frames/line'
import type { ArticleHit } from '../../../repositories/articles.ts'
import type { CatalogService } from './catalogue.ts'
import { dollars, namedService, priceRange } from './named-service.ts'
import { sentences } from './sentences.ts'

export interface Answer {
  kind: 'answer' | 'unknown'
  content: string
  links: Link[]
}

const GREETING = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?\W*$/i
const THANKS =
  /^\W*(?:thanks|thank you|thx|great|perfect|that helps|cheers)(?: (?:a lot|so much|very much|you|that helps))*\W*$/i
const ADVICE =
  /\b(?:should i (?:sue|sign|settle|divorce|plead|accept|fight)|(?:will|would|can|do) i win|can i sue|is it legal|am i liable|legal advice|do i have a case|my chances|advise me|what are my rights)\b/i
const PRICE = /\b(?:prices?|pricing|costs?|how much|fees?|charges?|expensive|cheap)\b/i
const WANTS =
  /^\W*(?:i(?: would|'d)? (?:like|need|want)|we (?:need|want)|looking for|do you (?:have|offer|do|make|sell)|can you (?:make|draft|prepare|write)|help me (?:with|make|form|write|file))\b/i

/**
 * What the articles and the catalogue say to a question, never more: a question that asks for advice is told so, and one
 * that nothing answers is told that as well. Articles come best first.
 */
export function answerTo(
  text: string,
  { articles, services }: { articles: ArticleHit[]; services: CatalogService[] }
): Answer {
  if (GREETING.test(text)) return said('Hello! What would you like to know?')
  if (THANKS.test(text)) return said('You are welcome. Is there anything else?')
  const service = namedService(text, services)
  const hits = articles.filter(isAbout)
  if (ADVICE.test(text)) {
    return said(sentences.noAdvice, [
      { label: 'Find an attorney', href: '/legal-disclaimer' },
      ...hits.slice(0, 1).map(toArticle)
    ])
  }
  if (service && (PRICE.test(text) || WANTS.test(text) || hits.length === 0)) {
    return said(offer(service), [toService(service), ...hits.slice(0, 1).map(toArticle)])
  }
  const [best] = hits
  if (best && !(PRICE.test(text) && best.asked <= 1)) {
    return said(opening(best.content), [...hits.slice(0, 3).map(toArticle), ...(service ? [toService(service)] : [])])
  }
  const range = PRICE.test(text) ? priceRange(services) : undefined
  if (range) return said(range, [{ label: 'All services and prices', href: '/services' }])
  return { kind: 'unknown', content: sentences.unknown, links: [] }
}

const said = (content: string, links: Link[] = []): Answer => ({ kind: 'answer', content, links })

/** Half of the words, one of them in the title or the tags: less is chance. */
const isAbout = ({ matched, in_title, asked }: ArticleHit) => in_title > 0 && matched * 2 >= asked

const toArticle = ({ id, title }: ArticleHit): Link => ({
  label: title,
  href: `/help?article=${encodeURIComponent(id)}`
})
const toService = ({ title }: CatalogService): Link => ({
  label: title,
  href: `/services?q=${encodeURIComponent(title)}`
})

/** The first paragraph; when it only leads to a list, the list with it. */
function opening(content: string): string {
  const [first = '', second = ''] = content.split('\n\n')
  return first.length < 120 && second !== '' ? `${first}\n\n${second}` : first
}

const offer = ({ title, description, price, duration }: CatalogService) =>
  `${title} costs ${dollars(price)}. ${description} Most people need about ${duration} for the questions. Fees of courts and state offices are not included.`
