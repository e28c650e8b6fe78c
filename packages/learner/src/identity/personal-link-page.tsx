import { useCallback, useEffect } from 'react'
import { storeAttempt, storeStudentToken } from '../connection/browser-storage.ts'
import { openPersonalLink } from '../connection/learner-api.ts'
import { useRequest } from '../connection/use-request.ts'
import { FailedPage } from '../page/failed-page.tsx'
import { LoadingPage } from '../page/loading-page.tsx'

/** Shorter ones are places in the page. */
const shortestSecret = 8

/**
 * The part of a personal link after the #, if the address has one. One that was cut short counts too, and is refused:
 * else the student who used this browser before would take the quiz for another.
 */
export const secretInAddress = (): string | undefined => {
  const secret = location.hash.slice(1)
  return secret.length >= shortestSecret ? secret : undefined
}

type PersonalLinkPageProps = { sessionId: string; secret: string; onOpened: () => void }

/**
 * Makes the browser the student whom a personal link belongs to. The secret then goes from the address, so that
 * nobody reads it off the screen or out of the history.
 */
export const PersonalLinkPage = ({ sessionId, secret, onOpened }: PersonalLinkPageProps) => {
  const request = useRequest(
    useCallback(() => openPersonalLink({ session_id: sessionId, secret }), [sessionId, secret]),
  )
  const token = request.state === 'loaded' ? request.data.token : undefined
  useEffect(() => {
    if (token === undefined) return
    storeStudentToken(sessionId, token)
    // Whoever sat here before may have begun an attempt; the student's own are found again by the token.
    storeAttempt(sessionId, undefined)
    history.replaceState(null, '', location.pathname + location.search)
    onOpened()
  }, [token, sessionId, onOpened])
  if (request.state === 'failed')
    return <FailedPage title="Not found" error={request.error} retry={request.retry} />
  return <LoadingPage />
}
