import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField } from '../../../components/ui/fields/select-field.tsx'
import { TextArea } from '../../../components/ui/fields/text-area.tsx'
import { TextField } from '../../../components/ui/fields/text-field.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { budgets } from '../../../lib/generated/budgets.ts'
import { practiceAreas } from '../../../lib/generated/practice-areas.ts'
import { rememberedState, states } from '../../../lib/states.ts'
import type { AttorneySearch } from '../api/find-attorneys.ts'
import { urgencies } from '../model/options.ts'

const stateMissing = 'Please select a state'

type AttorneyFormProps = { searching: boolean; onSearch: (search: AttorneySearch) => void }

export function AttorneyForm({ searching, onSearch }: AttorneyFormProps) {
  const [search, setSearch] = useState<AttorneySearch>(emptySearch)
  const [touched, setTouched] = useState(false)
  const set = (change: Partial<AttorneySearch>) => setSearch((now) => ({ ...now, ...change }))
  const { errorOf, props } = useForm({
    check: () => ({ state: !search.state && stateMissing }),
    send: async () => {
      onSearch({ ...search, city: search.city.trim(), case_description: search.case_description.trim() })
      return null
    }
  })

  return (
    <form {...props} className="grid gap-5">
      <p className="text-soft">
        Only the state is needed. The more you add, the better the match. What you write is used for this search and not
        kept; it makes no attorney-client relationship.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="State"
          name="state"
          required
          value={search.state}
          error={errorOf('state') ?? (touched && !search.state ? stateMissing : null)}
          onBlur={() => setTouched(true)}
          onChange={(event) => set({ state: event.target.value })}
        >
          <option value="">Choose a state</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="City"
          autoComplete="address-level2"
          maxLength={80}
          value={search.city}
          onChange={(event) => set({ city: event.target.value })}
          onKeyDown={(event) => {
            // A disabled button stops a form from being sent by Enter; whoever tries is told why.
            if (event.key === 'Enter' && !search.state) event.currentTarget.form?.requestSubmit()
          }}
        />
        <Choice
          label="Practice area"
          any="Any practice area"
          options={practiceAreas}
          value={search.practice_area}
          onChoose={(practice_area) => set({ practice_area })}
        />
        <Choice
          label="Budget"
          any="Any budget"
          options={budgets}
          value={search.budget}
          onChoose={(budget) => set({ budget })}
        />
        <SelectField
          label="Urgency"
          className="sm:col-span-2"
          value={search.urgency}
          onChange={(event) => set({ urgency: urgencies.find(({ value }) => value === event.target.value)?.value })}
        >
          {urgencies.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label="Case description"
        hint="A few sentences in your own words. Leave names out."
        rows={4}
        maxLength={5000}
        value={search.case_description}
        onChange={(event) => set({ case_description: event.target.value })}
      />
      <Button type="submit" className="justify-self-start" disabled={!search.state || searching}>
        {searching ? 'Searching…' : 'Find Attorneys'}
      </Button>
    </form>
  )
}

type ChoiceProps<Option> = {
  label: string
  any: string
  options: readonly Option[]
  value: Option | undefined
  onChoose: (value: Option | undefined) => void
}

function Choice<Option extends string>({ label, any, options, value, onChoose }: ChoiceProps<Option>) {
  const choose = (chosen: string) => onChoose(options.find((option) => option === chosen))
  return (
    <SelectField label={label} value={value ?? ''} onChange={(event) => choose(event.target.value)}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  )
}

const emptySearch = (): AttorneySearch => ({
  state: rememberedState(),
  city: '',
  urgency: 'moderate',
  case_description: ''
})
