import { Component, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { ErrorState } from './error-state.tsx'

type BoundaryProps = {
  children: ReactNode
  /** Nothing is left around it: only reloading helps. */ whole?: boolean
}

/**
 * What breaks inside one flow breaks that flow only: it says so and can be tried again. A white page never.
 */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something was thrown that is not an error.') }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    // Code that could not be fetched is not fetched again by the same page: it was replaced by a newer build,
    // or the network is gone.
    return (
      <ErrorState
        title="This part of the page stopped working"
        action={
          <Button variant={this.props.whole ? 'solid' : 'ghost'} onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
        {...(!this.props.whole && { onRetry: () => this.setState({ error: undefined }) })}
      >
        Nothing you typed is lost: it is kept in this browser. Try again, or reload the page.
      </ErrorState>
    )
  }
}
