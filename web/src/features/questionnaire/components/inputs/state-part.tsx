import { mailStates } from '@formwright/interview/formats/place/states'
import type { ComponentProps } from 'react'
import { SelectField } from '../../../../components/ui/fields/select-field.tsx'

type StatePartProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>

/** The state of an address: the fifty, D.C., and where else our mail goes. */
export function StatePart(props: StatePartProps) {
  return (
    <SelectField label="State" {...props}>
      <option value="">Choose one</option>
      {mailStates.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
