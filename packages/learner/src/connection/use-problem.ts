import { useCallback, useEffect, useState } from 'react'
import type { RequestError } from './request-error.ts'

type Problem = { message: string; isOffline: boolean }

/**
 * The problem that a part of the page shows, '' if there is none. A problem of the connection disappears when
 * the browser is online again, or when `connected` is called after a successful request.
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
