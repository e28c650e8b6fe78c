import type { ReactNode } from 'react'
import { QueryError } from './query-error.tsx'

type Query<T> = {
  data: T | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}
type QueryContentProps<T> = {
  query: Query<T>
  /** The placeholder while the data loads. */
  loading: ReactNode
  errorTitle: string
  children: (data: T) => ReactNode
}

/** Shows what a query has read, a placeholder while it reads, or why it failed. */
export const QueryContent = <T,>({ query, loading, errorTitle, children }: QueryContentProps<T>) => {
  if (query.isError) return <QueryError query={query} title={errorTitle} />
  return query.data === undefined ? loading : children(query.data)
}
