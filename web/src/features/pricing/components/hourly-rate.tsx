import { SelectField } from '../../../components/ui/fields/select-field.tsx'
import { dollars } from '../../../lib/money.ts'

export const rates = [200, 300, 400, 600]
export const hoursOffered = [1, 2, 3, 4, 6, 8]

type HourlyRateProps = {
  rate: number
  hours: number
  onChange: (change: { rate: number; hours: number }) => void
}

/** The visitor's own idea of an attorney's bill, for papers that nobody publishes a fee for. */
export function HourlyRate({ rate, hours, onChange }: HourlyRateProps) {
  return (
    <div className="grid max-w-md grid-cols-2 items-end gap-4">
      <SelectField
        label="An attorney’s hour"
        value={rate}
        onChange={(event) => onChange({ rate: Number(event.target.value), hours })}
      >
        {rates.map((one) => (
          <option key={one} value={one}>
            {dollars(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Hours for your papers"
        value={hours}
        onChange={(event) => onChange({ rate, hours: Number(event.target.value) })}
      >
        {hoursOffered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
