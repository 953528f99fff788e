import { addOns } from '../../../../content/add-ons.ts'
import { dollars } from '../../../../lib/money.ts'

/** Paid help by people, each with its other name, price and time. */
export function AddOnList() {
  return (
    <>
      <h2 className="text-section">When you would like a person</h2>
      <p className="mt-2 max-w-2xl text-soft">
        The set is complete without any of these. They are chosen at checkout, and paid together with it.
      </p>
      <ul className="mt-6">
        {Object.values(addOns).map((addOn) => (
          <li
            key={addOn.title}
            className="grid gap-x-8 gap-y-1 border-t border-rule py-5 md:grid-cols-[1fr_1.4fr_7rem] md:items-baseline"
          >
            <div>
              <h3 className="text-[19px]">{addOn.title}</h3>
              <p className="text-[13.5px] text-soft">{addOn.badge}</p>
            </div>
            <p className="text-[15px] text-soft">{addOn.text}</p>
            <p className="md:text-right">
              <span className="font-serif text-[24px] font-[560]">{dollars(addOn.price)}</span>{' '}
              <span className="text-[13.5px] text-soft md:block">{addOn.turnaround}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
