import { useCallback, useEffect } from 'react'
import { browserToken, storeAttempt, storeStudentToken } from '../connection/browser-storage.ts'
import { openPersonalLink } from '../connection/learner-api.ts'
import { useRequest } from '../connection/use-request.ts'
import { FailedPage } from '../page/failed-page.tsx'
import { LoadingPage } from '../page/loading-page.tsx'

type PersonalLinkPageProps = { sessionId: string; secret: string; onOpened: () => void }

/**
 * Makes the browser act as the student of a personal link. The secret is then removed from the address, so
 * that nobody can read it from the screen or the history.
 */
export const PersonalLinkPage = ({ sessionId, secret, onOpened }: PersonalLinkPageProps) => {
  const request = useRequest(
    useCallback(
      () => openPersonalLink({ session_id: sessionId, secret, browser_token: browserToken() }),
      [sessionId, secret],
    ),
  )
  const token = request.state === 'loaded' ? request.data.token : undefined
  useEffect(() => {
    if (token === undefined) return
    storeStudentToken(sessionId, token)
    // Forgets an attempt of whoever used this browser before. The student's own attempts are found by the
    // token.
    storeAttempt(sessionId, undefined)
    history.replaceState(null, '', location.pathname + location.search)
    onOpened()
  }, [token, sessionId, onOpened])
  if (request.state === 'failed')
    return <FailedPage title="Not found" error={request.error} retry={request.retry} />
  return <LoadingPage />
}
