import { stateName } from '../../../lib/states.ts'
import type { Attorney } from '../api/find-attorneys.ts'

const people = [
  {
    name: 'Sample Attorney A',
    firm: 'Example Family Law Office',
    area: 'Family Law',
    rate: 250,
    flat: false,
    years: 12
  },
  {
    name: 'Sample Attorney B',
    firm: 'Example Business Counsel',
    area: 'Business Law',
    rate: 350,
    flat: true,
    years: 18
  },
  {
    name: 'Sample Attorney C',
    firm: 'Example Estate Planning',
    area: 'Estate Planning',
    rate: 200,
    flat: true,
    years: 7
  }
]

/**
 * Three fictional attorneys for when neither search answers: they show what a result looks like, and nobody can take them
 * for real. The telephone numbers are of the range kept for fiction.
 */
export const builtInSamples = (state: string): Attorney[] =>
  people.map(({ name, firm, area, rate, flat, years }, index) => ({
    id: `built-in-${index + 1}`,
    name,
    firm,
    specialties: [area],
    specializations: [],
    phone: `(555) 555-010${index + 1}`,
    email: `sample${index + 1}@example.com`,
    website: null,
    address: `Placeholder address, ${stateName(state)}`,
    city: '',
    state,
    rating: 0,
    reviews: 0,
    years_experience: years,
    bar_number: 'None: fictional',
    education: [],
    certifications: [],
    case_results: [],
    languages: ['English'],
    state_bars: [],
    board_certified: false,
    million_dollar_advocates: false,
    source: 'sample',
    verified: false,
    ratings: { avvo_rating: null, peer_rating: null, client_rating: null },
    fee_structure: {
      consultation_fee: 0,
      hourly_rate: rate,
      contingency: null,
      flat_fee: flat,
      payment_plans: true
    },
    available_within_days: null
  }))
