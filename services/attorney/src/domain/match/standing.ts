import type { AttorneyRow } from '../../tables.ts'

const FULL_EXPERIENCE_YEARS = 20
const BOARD_CERTIFIED_SHARE = 0.15

/** Years count up to twenty; a board certificate is the rest. */
export function experienceFit({ years_experience: years, board_certified: certified }: AttorneyRow) {
  const fit =
    (1 - BOARD_CERTIFIED_SHARE) * Math.min(1, years / FULL_EXPERIENCE_YEARS) + (certified ? BOARD_CERTIFIED_SHARE : 0)
  const said = years === 1 ? '1 year of experience' : `${years} years of experience`
  return { fit, says: certified ? `${said}, board certified` : said }
}

/** Below half of the best mark there is nothing left to lose. */
const WORST_SHARE = 0.5

/** The mean of the marks that are known, each as a share of its best. No marks at all is the worst. */
export function ratingsFit(attorney: AttorneyRow) {
  const { rating, reviews, avvo_rating: avvo, peer_rating: peer, client_rating: client } = attorney
  const marks = [
    ...(reviews > 0 ? [rating / 5] : []),
    ...(avvo === null ? [] : [avvo / 10]),
    ...(peer === null ? [] : [peer / 5]),
    ...(client === null ? [] : [client / 5])
  ]
  if (marks.length === 0) return { fit: 0, says: 'no ratings yet' }
  const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length
  return {
    fit: Math.min(1, Math.max(0, (mean - WORST_SHARE) / (1 - WORST_SHARE))),
    says: reviews > 0 ? `rated ${rating} of 5 in ${reviews} reviews` : `rated ${Math.round(mean * 50) / 10} of 5`
  }
}
