import { readTyped } from '@formwright/interview/formats/formats'
import { stateName } from '@formwright/interview/formats/place/states'
import clsx from 'clsx'
import { createContext, useContext, useId } from 'react'
import { controlClass } from '../../../../components/ui/fields/text-field.tsx'
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts'
import { useCounties, useZips } from '../../api/get-places.ts'
import { type InputProps, nameOf } from './input-props.ts'
import { Offer } from './offer.tsx'
import { useTyped } from './use-typed.ts'

/** The ZIP codes of the addresses answered so far. */
export const AnsweredZips = createContext<readonly string[]>([])

const restMs = 600

/** The browser's own list of the state's counties, narrowed while typing; another name is taken too, and pointed at. */
export function CountyInput(props: InputProps) {
  const { field, value, onChange, look } = props
  const state = look.text('state')
  const counties = useCounties(state)
  const listId = useId()
  const read = (text: string) => readTyped(field, text, look.today)
  const [typed, setTyped] = useTyped({ value, apart: (answer) => answer, together: read })
  const isStrange = value !== '' && counties.length > 0 && !counties.some((name) => isSame(name, value))
  const isStrangeStill = useDebounced(isStrange, restMs) && isStrange
  return (
    <div className="grid gap-1">
      <input
        {...nameOf(props)}
        list={listId}
        autoComplete="off"
        maxLength={field.max_length}
        placeholder={field.placeholder}
        className={clsx(controlClass, 'max-w-96')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(read(event.target.value))
        }}
      />
      <datalist id={listId}>
        {counties.map((county) => (
          <option key={county} value={county} />
        ))}
      </datalist>
      {isStrangeStill ? (
        <p role="status" className="text-[14px] text-note">
          {`We know no such county in ${stateName(state)}. If it is written right, go on.`}
        </p>
      ) : null}
      {value === '' ? <CountyOffers state={state} onTake={onChange} /> : null}
    </div>
  )
}

/** The county of an address that has been answered already. */
function CountyOffers({ state, onTake }: { state: string; onTake: (county: string) => void }) {
  const places = useZips(useContext(AnsweredZips)).filter((place) => place.state === state)
  const counties = new Set(places.flatMap(({ county }) => county ?? []))
  return [...counties].map((county) => (
    <Offer key={county} lead="By the ZIP code you gave:" text={county} onTake={() => onTake(county)} />
  ))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
