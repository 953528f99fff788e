import { placeFaults, placeFrom, placeParts } from '@formwright/interview/formats/place/address'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Abroad } from './abroad.tsx'
import type { InputProps } from './input-props.ts'
import { StatePart } from './state-part.tsx'
import { useParts } from './use-parts.ts'

/** A city with its state; where the question allows it, also one in another country. */
export function PlaceInput(props: InputProps) {
  return (
    <Abroad input={props} label="City and country" example="Toronto, Canada" box="It is outside the United States">
      <PlaceFields {...props} />
    </Abroad>
  )
}

function PlaceFields({ field, value, onChange, invalid, disabled }: InputProps) {
  const [parts, change] = useParts({ value, onChange, apart: placeParts, together: placeFrom })
  const faults = invalid ? placeFaults(parts) : []
  const fieldOf = (part: 'city' | 'state', name: string) => {
    const fault = faults.find((found) => found.part === part)?.message
    return {
      value: parts[part],
      disabled,
      error: value === '' ? undefined : fault,
      'aria-required': field.required || undefined,
      'aria-invalid': fault !== undefined || undefined,
      autoComplete: field.autocomplete === undefined ? 'off' : name
    }
  }
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
      <TextField
        label="City or town"
        {...fieldOf('city', 'address-level2')}
        onChange={(event) => change({ city: event.target.value })}
      />
      <StatePart {...fieldOf('state', 'address-level1')} onChange={(event) => change({ state: event.target.value })} />
    </div>
  )
}
