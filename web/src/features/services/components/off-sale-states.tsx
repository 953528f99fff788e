import { Notice } from '../../../components/ui/notice/notice.tsx'
import type { Service } from '../api/get-services.ts'

/** Where nothing, or not everything, is sold: said before somebody has chosen. */
export function OffSaleStates({ services }: { services: readonly Service[] }) {
  const sentences = new Set(
    services.flatMap((service) => service.off_sale_states ?? []).map(({ sentence }) => sentence)
  )
  return [...sentences].map((sentence) => (
    <Notice key={sentence} tone="note" role="note">
      {sentence}
    </Notice>
  ))
}
