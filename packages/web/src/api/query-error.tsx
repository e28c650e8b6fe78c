import type { ReactNode } from 'react'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { problemText } from './problem-text.ts'

type QueryErrorProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  title: string
  /** A button beside "Try again". */
  action?: ReactNode
}

/** Says why what a query reads could not be loaded, with a button that reads it again. */
export const QueryError = ({ query: { error, isFetching, refetch }, ...shown }: QueryErrorProps) => (
  <ErrorState {...shown} busy={isFetching} onRetry={() => void refetch()}>
    {problemText(error)}
  </ErrorState>
)
