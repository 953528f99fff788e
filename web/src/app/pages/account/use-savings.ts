import { useAllForms } from '../../../features/investment/api/get-forms.ts'
import { investmentSets } from '../../../features/investment/model/investment-sets.ts'
import type { SavingsRow, UsualFee } from '../../../features/pricing/model/savings.ts'
import { readFee } from '../../../features/pricing/model/savings.ts'
import { useServices } from '../../../features/services/api/get-services.ts'

/**
 * One row for each of these services that the catalogue sells and that a usual fee is known for: as the catalogue names
 * it, or else what `otherwise` makes of it.
 */
export function useSavings(slugs: readonly string[], otherwise: UsualFee | null = null) {
  const services = useServices()
  const forms = useAllForms()

  function feeOf(slug: string): UsualFee | null {
    const index = investmentSets.findIndex((set) => set.slug === slug)
    const published = readFee(forms.data?.[index]?.legal_fees_saved ?? '')
    return published ? { ...published, basis: '' } : index === -1 ? otherwise : null
  }

  const rows = slugs.flatMap((slug): SavingsRow[] => {
    const service = services.data?.find((one) => one.slug === slug)
    const fee = feeOf(slug)
    return service && fee ? [{ title: service.title, price: service.price, fee }] : []
  })

  const asked = [services, forms]
  return {
    rows,
    isPending: asked.some((query) => query.isPending),
    isError: asked.some((query) => query.isError),
    retry: () => Promise.all(asked.filter((query) => query.isError).map((query) => query.refetch()))
  }
}
