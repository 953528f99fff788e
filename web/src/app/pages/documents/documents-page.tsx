import { ButtonLink } from '../../../components/ui/button.tsx'
import { GenerationView } from '../../../features/documents/components/generation-view.tsx'
import { usePageMeta } from '../../../lib/page-meta.ts'
import { useParams } from '../../../lib/router/match-path.ts'
import { paths } from '../../paths.ts'
import { WaitingOrder } from '../checkout/waiting-order.tsx'

/** Where the e-mail's link leads. It needs nothing but the address. */
export function DocumentsPage() {
  const { generationId = '' } = useParams()
  usePageMeta('Your documents')
  return (
    <GenerationView
      id={generationId}
      help={
        <ButtonLink look="quiet" to={paths.help}>
          Contact Support
        </ButtonLink>
      }
      pay={({ service_id, draft_id }) => (
        <WaitingOrder draftId={draft_id}>
          {service_id ? <ButtonLink to={paths.checkout(service_id)}>Pay and remove the marks</ButtonLink> : null}
        </WaitingOrder>
      )}
    />
  )
}
