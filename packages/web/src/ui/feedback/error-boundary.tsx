import { Component, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { ErrorState } from './error-state.tsx'

type BoundaryProps = {
  children: ReactNode
  /** Whether it encloses the whole page, so that only reloading helps. */
  whole?: boolean
}

/**
 * Shows an error thrown while rendering instead of its children, so that the rest of the page still works.
 */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The thrown value is undefined or null.') }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    // The same page does not request a module again that failed to load, so a reload is offered too.
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
