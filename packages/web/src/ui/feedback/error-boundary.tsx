import { say } from '@quizwright/domain/language/say.ts'
import { Component, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { CodeMissing } from '../loading/import-when-online.ts'
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
    const { error } = this.state
    if (error === undefined) return this.props.children
    const isCodeMissing = error instanceof CodeMissing
    const canOnlyReload = this.props.whole || isCodeMissing
    return (
      <ErrorState
        title={isCodeMissing ? say('Reload this page') : say('This part of the page stopped working')}
        action={
          <Button variant={canOnlyReload ? 'solid' : 'ghost'} onClick={() => location.reload()}>
            {say('Reload the page')}
          </Button>
        }
        {...(!canOnlyReload && { onRetry: () => this.setState({ error: undefined }) })}
      >
        {isCodeMissing
          ? say(
              'Part of it couldn’t be loaded, most likely because there’s a newer version. Nothing you typed ' +
                'is lost; it’s kept in this browser.',
            )
          : say('Nothing you typed is lost; it’s kept in this browser. Try again, or reload the page.')}
      </ErrorState>
    )
  }
}
