import { ButtonLink } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'

export function ServiceNotFound({ servicesPath }: { servicesPath: string }) {
  return (
    <Problem title="Service Not Found" actions={<ButtonLink to={servicesPath}>Back to Services</ButtonLink>}>
      <p role="alert">Service not found</p>
      <p className="text-base">The address may be mistyped, or we no longer offer this set.</p>
    </Problem>
  )
}
