import { ButtonLink } from '../../components/ui/button.tsx'
import { Problem } from '../../components/ui/problem.tsx'
import { usePageMeta } from '../../lib/page-meta.ts'
import { paths } from '../paths.ts'

export function NotFoundPage() {
  usePageMeta('Page not found')
  return (
    <Problem
      title="This page is not in our drawer"
      actions={
        <>
          <ButtonLink to={paths.services()}>Browse services</ButtonLink>
          <ButtonLink look="quiet" to={paths.home}>
            Back to Home
          </ButtonLink>
        </>
      }
    >
      <p>The address may be mistyped, or the page has moved.</p>
    </Problem>
  )
}
