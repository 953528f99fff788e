import { monthAndYear } from '../../../../lib/dates.ts'
import { dollarsAndCents } from '../../../../lib/money.ts'
import { useStateFee } from '../../api/get-state-fee.ts'

/** What the state itself asks, apart from our total; where that is not known, only that it is not in our price. */
export function StateFee({ service, state }: { service: string; state: string }) {
  const fee = useStateFee(service, state).data
  if (fee?.fee_usd == null) {
    return (
      <p className="mt-4 text-[13.5px] text-soft">
        The state's own filing fee, if any, is paid to the state and not included.
      </p>
    )
  }
  return (
    <div className="mt-5 border-t border-dashed border-edge pt-3.5">
      <p className="flex justify-between gap-4 text-[15px]">
        <span>{`${fee.state_name}'s own filing fee, estimated`}</span>
        <span>{dollarsAndCents(fee.fee_usd)}</span>
      </p>
      <p className="mt-0.5 text-[13.5px] text-soft">
        {`It goes to the state, not to us, and is not in the total. As of ${monthAndYear(fee.as_of)}.`}
      </p>
    </div>
  )
}
