import type { Look } from '@formwright/interview/condition'
import type { Field } from '../../api/get-questionnaire.ts'

/** What every control of an answer is given. */
export type InputProps = {
  field: Field
  value: string
  onChange: (value: string) => void
  /** The day, and the answers around it. */
  look: Look
  labelledBy: string
  describedBy?: string | undefined
  invalid?: boolean
  disabled?: boolean
  id?: string
}

/** How a single control is called and described. */
export const nameOf = ({ field, labelledBy, describedBy, invalid, disabled, id }: InputProps) => ({
  id,
  disabled,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': field.required || undefined
})

/** How a group of controls is; each of them has a label of its own. */
export const groupOf = ({ labelledBy, describedBy }: InputProps) => ({
  role: 'group',
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy
})
