import { dollars } from '../../../../lib/money.ts'
import { offeredAddOns } from '../../model/chosen-add-ons.ts'

type AddOnFieldProps = { chosen: readonly string[]; onChange: (ids: string[]) => void }

/** Help by people, each a line to tick: what it is, what it costs and by when it is done. */
export function AddOnField({ chosen, onChange }: AddOnFieldProps) {
  return (
    <fieldset>
      <legend className="text-[14.5px] font-semibold">Would you like a person as well?</legend>
      <p className="mt-0.5 text-[13.5px] text-soft">Not needed for the set. Each is paid once, together with it.</p>
      <ul className="mt-2 border-b border-rule">
        {offeredAddOns.map(({ id, title, badge, text, price, turnaround }) => (
          <li key={id} className="border-t border-rule">
            <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] gap-x-3.5 py-3.5">
              <input
                type="checkbox"
                name="add-on"
                className="mt-[3px] size-[18px] accent-act"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-[13.5px] text-soft">{`${badge}. ${text}`}</span>
              </span>
              <span className="text-right">
                <span className="block font-medium">{dollars(price)}</span>
                <span className="block text-[13.5px] text-soft">{turnaround}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
