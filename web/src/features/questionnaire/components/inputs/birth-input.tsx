import { type DateParts, dateFrom, dateParts, faultyDateParts } from '@formwright/interview/formats/dates'
import { readTyped } from '@formwright/interview/formats/formats'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { groupOf, type InputProps } from './input-props.ts'
import { useParts } from './use-parts.ts'

const FIELDS = [
  { part: 'month', label: 'Month', longest: 9, width: 'w-20' },
  { part: 'day', label: 'Day', longest: 2, width: 'w-20' },
  { part: 'year', label: 'Year', longest: 4, width: 'w-24' }
] as const

/** A date that is known by heart: three plain fields, no calendar to page through. */
export function BirthInput(props: InputProps) {
  const { field, value, onChange, look, invalid, disabled } = props
  const together = (parts: DateParts) => readTyped(field, dateFrom(parts), look.today)
  const [parts, change] = useParts({ value, onChange, apart: dateParts, together })
  const faulty = invalid ? faultyDateParts(parts) : []
  return (
    <div {...groupOf(props)} className="flex flex-wrap gap-4">
      {FIELDS.map(({ part, label, longest, width }) => (
        <TextField
          key={part}
          label={label}
          className={width}
          inputMode="numeric"
          maxLength={longest}
          disabled={disabled}
          aria-required={field.required || undefined}
          aria-invalid={faulty.includes(part) || undefined}
          autoComplete={field.autocomplete === 'bday' ? `bday-${part}` : 'off'}
          value={parts[part]}
          onChange={(event) => change({ [part]: event.target.value })}
        />
      ))}
    </div>
  )
}
