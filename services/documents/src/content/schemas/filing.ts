import { type Static, Type } from 'typebox'
import { ConditionSchema } from './condition.ts'

const strict = { additionalProperties: false }

/** The shape of filing.yaml; its texts are templates like the documents. */
export const FilingSchema = Type.Object(
  {
    office: Type.Optional(Type.String()),
    steps: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1 }),
          show_if: Type.Optional(ConditionSchema),
          text: Type.String({ minLength: 1 }),
          points: Type.Optional(Type.Array(Type.String({ minLength: 1 })))
        },
        strict
      ),
      { minItems: 3 }
    )
  },
  strict
)
export type Filing = Static<typeof FilingSchema>
