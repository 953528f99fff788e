import { writingComplaint } from '@formwright/interview/formats/formats'
import {
  type AddressParts,
  addressFaults,
  addressFrom,
  addressParts
} from '@formwright/interview/formats/place/address'
import { stateName } from '@formwright/interview/formats/place/states'
import { isOneSlip } from '@formwright/interview/spelling'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { useZip } from '../../api/get-places.ts'
import { Abroad } from './abroad.tsx'
import type { InputProps } from './input-props.ts'
import { Offer } from './offer.tsx'
import { StatePart } from './state-part.tsx'
import { useParts } from './use-parts.ts'

/** An address in its parts; where the question allows it, also one line for another country. */
export function AddressInput(props: InputProps) {
  return (
    <Abroad
      input={props}
      label="Address with city and country"
      example="12 Rue Cler, 75007 Paris, France"
      box="This address is outside the United States"
    >
      <AddressFields {...props} />
    </Abroad>
  )
}

function AddressFields({ field, value, onChange, look, invalid, disabled }: InputProps) {
  const [parts, change] = useParts({ value, onChange, apart: addressParts, together: addressFrom })
  const faults = invalid ? addressFaults(parts) : []
  const isMissing = invalid && value === ''

  /** A whole address pasted into the first field fills the others. */
  function changeStreet(street: string) {
    const whole = writingComplaint({ format: 'address' }, street, look.today) === null
    change(whole && !parts.city && !parts.zip ? addressParts(street) : { street })
  }

  const fieldOf = (part: keyof AddressParts, name: string) => {
    const error = isMissing ? undefined : faults.find((fault) => fault.part === part)?.message
    return {
      value: parts[part],
      disabled,
      error,
      'aria-required': (field.required && part !== 'unit') || undefined,
      'aria-invalid': error !== undefined || (isMissing && part !== 'unit') || undefined,
      autoComplete: field.autocomplete === undefined ? 'off' : name
    }
  }
  return (
    <>
      <TextField
        label="Street address"
        {...fieldOf('street', 'address-line1')}
        onChange={(event) => changeStreet(event.target.value)}
      />
      <TextField
        label="Apartment, suite or unit (if any)"
        {...fieldOf('unit', 'address-line2')}
        onChange={(event) => change({ unit: event.target.value })}
      />
      <TextField
        label="City or town"
        {...fieldOf('city', 'address-level2')}
        onChange={(event) => change({ city: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <StatePart
          {...fieldOf('state', 'address-level1')}
          onChange={(event) => change({ state: event.target.value })}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          className="max-sm:max-w-40"
          {...fieldOf('zip', 'postal-code')}
          onChange={(event) => change({ zip: event.target.value })}
        />
      </div>
      <ZipOffer parts={parts} onTake={change} />
    </>
  )
}

type ZipOfferProps = { parts: AddressParts; onTake: (parts: Partial<AddressParts>) => void }

/** What the ZIP code says of city and state, where they are open, or nearly what it says. */
function ZipOffer({ parts, onTake }: ZipOfferProps) {
  const place = useZip(parts.zip.trim())
  if (place === undefined) return null
  const { city, state } = place
  const typed = parts.city.trim().toLowerCase()
  const isOther = parts.city === '' || (typed !== city.toLowerCase() && isOneSlip(typed, city.toLowerCase()))
  if (!isOther && parts.state !== '') return null
  const meant = isOther ? city : parts.city
  return <Offer text={`${meant}, ${stateName(state)}`} onTake={() => onTake({ city: meant, state })} />
}
