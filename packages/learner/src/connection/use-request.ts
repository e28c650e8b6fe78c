import { useCallback, useEffect, useState } from 'react'
import type { RequestError } from './request-error.ts'

export type RequestState<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | { state: 'loaded'; data: Data; reload: () => void }

/**
 * Sends a request when the component mounts, and returns its state with a way to retry. `send` must be
 * stable. If `known` is given, it is the result and nothing is sent.
 */
export const useRequest = <Data>(send: () => Promise<Data>, known?: Data): RequestState<Data> => {
  const [request, setRequest] = useState<RequestState<Data>>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => {
    setRequest({ state: 'loading' })
    setTries((before) => before + 1)
  }, [])
  const isKnown = known !== undefined && tries === 0
  useEffect(() => {
    // Retries without a button when the connection is back.
    if (request.state !== 'failed' || request.error.status !== 0) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [request, retry])
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    send().then(
      (data) => isCurrent && setRequest({ state: 'loaded', data, reload: retry }),
      (error: RequestError) => isCurrent && setRequest({ state: 'failed', error, retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [send, retry, tries, isKnown])
  return isKnown ? { state: 'loaded', data: known, reload: retry } : request
}
