import { useCallback, useEffect, useState } from 'react'
import type { RequestError } from './request-error.ts'

type Problem = { message: string; isOffline: boolean }

/**
 * The problem that a part of the page shows, '' for none. That there is no connection is no longer shown once
 * there is one: when the browser says so, or when `connected` is called since a request has arrived.
 */
export const useProblem = () => {
  const [problem, setProblem] = useState<Problem>()
  const show = useCallback(
    ({ message, status }: Pick<RequestError, 'message'> & { status?: number }) =>
      setProblem({ message, isOffline: status === 0 }),
    [],
  )
  const clear = useCallback(() => setProblem(undefined), [])
  const connected = useCallback(() => setProblem((before) => (before?.isOffline ? undefined : before)), [])
  useEffect(() => {
    addEventListener('online', connected)
    return () => removeEventListener('online', connected)
  }, [connected])
  return { problem: problem?.message ?? '', show, clear, connected }
}
