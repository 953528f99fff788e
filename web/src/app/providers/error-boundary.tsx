import type { ReactNode } from 'react'
import { Component } from 'react'
import { Button, buttonClass } from '../../components/ui/button.tsx'
import { Problem } from '../../components/ui/notice/problem.tsx'

type Props = {
  children: ReactNode /** A new value tries again: the path, so that leaving the page heals it. */
  resetKey: string
}
type State = { failedAt: string | null }

/** A fault while drawing costs one page, never the shell around it. React offers this only as a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.resetKey })
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' }
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failedAt !== null && previous.resetKey !== this.props.resetKey) this.setState({ failedAt: null })
  }

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children
    return (
      <Problem
        title="Something went wrong on this page"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try Again</Button>
            <a className={buttonClass('quiet')} href="/">
              Back to Home
            </a>
          </>
        }
      >
        <p role="alert">What you saved is safe. Loading the page again usually helps.</p>
      </Problem>
    )
  }
}
