import { readTyped } from '@formwright/interview/formats/formats'
import clsx from 'clsx'
import { controlClass } from '../../../../components/ui/fields/text-field.tsx'
import type { Field } from '../../api/get-questionnaire.ts'
import { typedFrom } from '../../model/format.ts'
import { type InputProps, nameOf } from './input-props.ts'
import { useTyped } from './use-typed.ts'

type Typing = {
  type?: 'email' | 'tel'
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email'
  width: string
  /** The person's own, where the question does not say otherwise. */
  autoComplete?: string
}

const typing: Partial<Record<NonNullable<Field['format']>, Typing>> = {
  date: { width: 'max-w-72' },
  email: { type: 'email', inputMode: 'email', width: '', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', width: 'max-w-72', autoComplete: 'tel-national' },
  money: { inputMode: 'decimal', width: 'max-w-56 pl-8!' },
  number: { inputMode: 'numeric', width: 'max-w-40' },
  percent: { inputMode: 'decimal', width: 'max-w-40 pr-9!' },
  zip: { inputMode: 'numeric', width: 'max-w-44', autoComplete: 'postal-code' }
}

/** One line of text. It stays as it was typed; what travels is what was understood of it. */
export function TypedInput(props: InputProps) {
  const { field, value, onChange, look } = props
  const { type = 'text', inputMode, width, autoComplete } = typing[field.format ?? 'name'] ?? { width: '' }
  const read = (text: string) => readTyped(field, text, look.today)
  const [typed, setTyped] = useTyped({ value, apart: (answer) => typedFrom(field, answer), together: read })
  return (
    <span className="relative block">
      {field.format === 'money' ? <span className="absolute top-2.5 left-3.5 text-soft">$</span> : null}
      <input
        {...nameOf(props)}
        type={type}
        inputMode={inputMode}
        autoComplete={field.autocomplete ?? autoComplete ?? 'off'}
        placeholder={field.placeholder}
        maxLength={field.max_length}
        className={clsx(controlClass, width)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(read(event.target.value))
        }}
      />
      {field.format === 'percent' ? <span className="absolute top-2.5 left-32 text-soft">%</span> : null}
    </span>
  )
}
