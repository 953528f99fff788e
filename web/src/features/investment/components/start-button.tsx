import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice/notice.tsx'
import type { InvestmentType } from '../model/investment-sets.ts'
import { useStart } from './use-start.ts'

type StartButtonProps = { type: InvestmentType; onService: (serviceId: number) => void }

/** Get Started, with what went wrong below it. */
export function StartButton({ type, onService }: StartButtonProps) {
  const { starting, start, error } = useStart(onService)
  return (
    <>
      <Button disabled={starting} onClick={() => start(type)}>
        {starting ? 'One moment…' : 'Get Started'}
      </Button>
      {error ? (
        <Notice tone="stop" className="order-last w-full">
          {error}
        </Notice>
      ) : null}
    </>
  )
}
