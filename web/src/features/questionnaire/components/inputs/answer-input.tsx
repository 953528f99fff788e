import clsx from 'clsx'
import { controlClass } from '../../../../components/ui/fields/text-field.tsx'
import { stateName } from '../../../../lib/states.ts'
import { AddressInput } from './address-input.tsx'
import { BirthInput } from './birth-input.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { CountyInput } from './county-input.tsx'
import { type InputProps, nameOf } from './input-props.ts'
import { PlaceInput } from './place-input.tsx'
import { TypedInput } from './typed-input.tsx'

/** The control a question's type and format ask for. What it hands on is the answer as it travels. */
export function AnswerInput(props: InputProps) {
  const { type, format } = props.field
  if (type === 'radio') return <ChoiceInput {...props} />
  if (type === 'select') return <SelectInput {...props} />
  if (type === 'textarea') return <LongInput {...props} />
  if (format === 'birth_date') return <BirthInput {...props} />
  if (format === 'address') return <AddressInput {...props} />
  if (format === 'place') return <PlaceInput {...props} />
  if (format === 'county') return <CountyInput {...props} />
  return <TypedInput {...props} />
}

function SelectInput(props: InputProps) {
  const { field, value, onChange } = props
  return (
    <select
      {...nameOf(props)}
      className={clsx(controlClass, 'max-w-96')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Choose one</option>
      {(field.options ?? []).map((option) => (
        <option key={option} value={option}>
          {field.format === 'state' ? stateName(option) : option}
        </option>
      ))}
    </select>
  )
}

function LongInput(props: InputProps) {
  const { field, value, onChange } = props
  return (
    <textarea
      {...nameOf(props)}
      rows={5}
      maxLength={field.max_length}
      placeholder={field.placeholder}
      className={clsx(controlClass, 'field-sizing-content min-h-32 max-h-96')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
