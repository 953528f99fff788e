import clsx from 'clsx'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useEffect, useState } from 'react'
import { controlClass } from '../../../components/ui/text-field.tsx'
import { stateName } from '../../../lib/states.ts'
import type { Field } from '../api/get-questionnaire.ts'
import { wire } from '../model/format.ts'
import { ChoiceInput } from './choice-input.tsx'

export type InputProps = {
  field: Field
  value: string
  onChange: (value: string) => void
  labelledBy: string
  describedBy?: string | undefined
  invalid?: boolean
  disabled?: boolean
  id?: string
}

type TypedAs = {
  type: string
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email'
  width: string
  autoComplete?: HTMLInputAutoCompleteAttribute
}

const typedAs: Record<NonNullable<Field['format']> | 'plain', TypedAs> = {
  plain: { type: 'text', width: '' },
  date: { type: 'date', width: 'max-w-56' },
  email: { type: 'email', inputMode: 'email', width: '', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', width: 'max-w-64', autoComplete: 'tel-national' },
  money: { type: 'text', inputMode: 'decimal', width: 'max-w-56 pl-8!' },
  number: { type: 'text', inputMode: 'numeric', width: 'max-w-40' },
  percent: { type: 'text', inputMode: 'decimal', width: 'max-w-40 pr-9!' },
  zip: { type: 'text', inputMode: 'numeric', width: 'max-w-44', autoComplete: 'postal-code' },
  state: { type: 'text', width: '' },
  county: { type: 'text', width: 'max-w-96' }
}

/** The control a question's type and format ask for. What it hands on is the answer as it travels. */
export function AnswerInput(props: InputProps) {
  const { field, value, onChange, labelledBy, describedBy, invalid, disabled, id } = props
  if (field.type === 'radio') return <ChoiceInput {...props} />
  const common = {
    id,
    disabled,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined
  }
  if (field.type === 'select') {
    return (
      <select
        {...common}
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
  if (field.type === 'textarea') {
    return (
      <textarea
        {...common}
        rows={5}
        maxLength={field.max_length}
        placeholder={field.placeholder}
        className={clsx(controlClass, 'field-sizing-content min-h-32 max-h-96')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return <TypedInput field={field} value={value} onChange={onChange} common={common} />
}

type TypedInputProps = Pick<InputProps, 'field' | 'value' | 'onChange'> & { common: Record<string, unknown> }

/** One line of text. The spelling is put right when the person leaves the field, not while typing. */
function TypedInput({ field, value, onChange, common }: TypedInputProps) {
  const { type, inputMode, width, autoComplete } = typedAs[field.format ?? 'plain']
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped((now) => (wire(field, now) === value ? now : value)), [field, value])
  return (
    <span className="relative block">
      {field.format === 'money' ? <span className="absolute top-2.5 left-3.5 text-soft">$</span> : null}
      <input
        {...common}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete ?? 'off'}
        placeholder={field.placeholder}
        maxLength={type === 'date' ? undefined : field.max_length}
        {...(type === 'date' ? { min: '1800-01-01', max: '2199-12-31' } : {})}
        className={clsx(controlClass, width)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(wire(field, event.target.value))
        }}
        onBlur={() => setTyped(value)}
      />
      {field.format === 'percent' ? <span className="absolute top-2.5 left-32 text-soft">%</span> : null}
    </span>
  )
}
