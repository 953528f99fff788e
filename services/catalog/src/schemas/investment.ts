import { Email } from '@formwright/kit/http/schemas'
import { type Static, Type } from 'typebox'
import { Complexity, exampleSale, exampleService, Service } from './service.ts'

export const InvestmentType = Type.Union(
  [Type.Literal('safe'), Type.Literal('series_a'), Type.Literal('convertible'), Type.Literal('ma')],
  { examples: ['safe'] }
)
export type InvestmentType = Static<typeof InvestmentType>

export const Form = Type.Object({
  name: Type.String({ minLength: 1 }),
  complexity: Complexity,
  pages: Type.Integer({ minimum: 1, description: 'As printed with usual answers' })
})
export type Form = Static<typeof Form>

export const InvestmentForms = Type.Object(
  {
    description: Type.String(),
    total_forms: Type.Integer(),
    estimated_time: Type.String(),
    legal_fees_saved: Type.String({ description: 'What lawyers typically ask for the same, in dollars' }),
    forms: Type.Array(Form)
  },
  {
    examples: [
      {
        description: 'Take money from an investor now and give shares later.',
        total_forms: 1,
        estimated_time: '30 minutes',
        legal_fees_saved: '$3,000-8,000',
        forms: [{ name: 'Simple Agreement for Future Equity', complexity: 'Moderate' as const, pages: 5 }]
      }
    ]
  }
)
export type InvestmentForms = Static<typeof InvestmentForms>

export const GetStarted = Type.Object(
  {
    service_type: InvestmentType,
    /** May be empty; nothing is kept of it. */
    user_email: Type.Optional(Email)
  },
  { examples: [{ service_type: 'safe', user_email: 'ada@example.com' }] }
)

export const Started = Type.Object(
  { message: Type.String(), service: Service },
  {
    examples: [
      {
        message: 'Answer the questions to prepare your SAFE.',
        service: {
          ...exampleService,
          ...exampleSale,
          id: 9,
          slug: 'safe',
          title: 'SAFE',
          category: 'Investment & Startup Legal'
        }
      }
    ]
  }
)
