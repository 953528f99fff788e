import { printed } from '@formwright/interview/formats/formats'
import { foreignComplaint, isForeign } from '@formwright/interview/formats/place/address'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { groupOf, type InputProps } from './input-props.ts'

type AbroadProps = {
  input: InputProps
  /** The one line for another country. */
  label: string
  example: string
  /** What the box says that asks for it. */
  box: string
  /** The parts inside the United States. */
  children: ReactNode
}

/** An address or a place in its parts; where the question allows it, also in one line that ends with another country. */
export function Abroad({ input, label, example, box, children }: AbroadProps) {
  const { field, value, onChange, disabled } = input
  const [abroad, setAbroad] = useState(field.abroad === true && isForeign(value))
  return (
    <div {...groupOf(input)} className="grid gap-4">
      {abroad ? <AbroadInput {...input} label={label} example={example} /> : children}
      {field.abroad && !disabled ? (
        <label className="inline-flex min-h-11 items-center gap-3 text-[15px] text-soft">
          <input
            type="checkbox"
            className="size-[18px] accent-act"
            checked={abroad}
            onChange={({ target: { checked } }) => {
              setAbroad(checked)
              onChange(checked ? printed(field, value) : value)
            }}
          />
          {box}
        </label>
      ) : null}
    </div>
  )
}

type AbroadInputProps = InputProps & Pick<AbroadProps, 'label' | 'example'>

function AbroadInput({ field, value, onChange, invalid, disabled, label, example }: AbroadInputProps) {
  const wrong = invalid && value !== '' ? foreignComplaint(value) : null
  return (
    <TextField
      label={label}
      hint={`For example: ${example}`}
      error={wrong}
      maxLength={field.max_length}
      disabled={disabled}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
