import { ButtonLink } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/notice/problem.tsx'

type OffSaleProps = { title: string; sentence: string; servicesPath: string }

export function OffSale({ title, sentence, servicesPath }: OffSaleProps) {
  return (
    <Problem title={title} actions={<ButtonLink to={servicesPath}>Back to Services</ButtonLink>}>
      <p role="alert">{sentence}</p>
    </Problem>
  )
}
