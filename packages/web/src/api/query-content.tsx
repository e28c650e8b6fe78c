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

/** Shows what a query has read, or a placeholder while it reads, and below it why it failed: what was read stays. */
export const QueryContent = <T,>({ query, loading, errorTitle, children }: QueryContentProps<T>) => {
  const { data, isError } = query
  return (
    <>
      {data === undefined ? !isError && loading : children(data)}
      {isError && <QueryError query={query} title={errorTitle} />}
    </>
  )
}
