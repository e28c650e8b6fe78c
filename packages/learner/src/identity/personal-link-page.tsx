import { say } from '@quizwright/domain/language/say.ts'
import { useCallback, useEffect } from 'react'
import {
  browserToken,
  storeAttempt,
  storedStudentToken,
  storeStudentToken,
} from '../connection/browser-storage.ts'
import { openLaunch, openPersonalLink } from '../connection/learner-api.ts'
import { useRequest } from '../connection/use-request.ts'
import { FailedPage } from '../page/failed-page.tsx'
import { LoadingPage } from '../page/loading-page.tsx'

type PersonalLinkPageProps = { sessionId: string; secret: string; onOpened: () => void }

const ticketStart = 'launch='

/** The secret of an address is that of a personal link, or the ticket of a launch from a learning platform. */
const openSecret = (sessionId: string, secret: string) =>
  secret.startsWith(ticketStart)
    ? openLaunch({ session_id: sessionId, ticket: secret.slice(ticketStart.length) })
    : openPersonalLink({ session_id: sessionId, secret, browser_token: browserToken() })

const forgetSecret = () => history.replaceState(null, '', location.pathname + location.search)

/**
 * Makes the browser act as the student of a personal link or launch. The secret is then removed from the address, so
 * that nobody can read it from the screen or the history.
 */
export const PersonalLinkPage = ({ sessionId, secret, onOpened }: PersonalLinkPageProps) => {
  const request = useRequest(useCallback(() => openSecret(sessionId, secret), [sessionId, secret]))
  const token = request.state === 'loaded' ? request.data.token : undefined
  useEffect(() => {
    if (token === undefined) return
    storeStudentToken(sessionId, token)
    // Forgets an attempt of whoever used this browser before. The student's own attempts are found by the
    // token.
    storeAttempt(sessionId, undefined)
    forgetSecret()
    onOpened()
  }, [token, sessionId, onOpened])
  if (request.state === 'failed') {
    const { error, retry } = request
    // Somebody reloads, or goes back to, what this browser has opened before.
    if (error.code === 'LTI_USED' && storedStudentToken(sessionId) !== undefined) {
      const goOn = () => {
        forgetSecret()
        onOpened()
      }
      return (
        <FailedPage
          title={say('Already opened')}
          error={error}
          retry={goOn}
          retryLabel={say('Continue to the quiz')}
        />
      )
    }
    return <FailedPage title={say('Not found')} error={error} retry={retry} />
  }
  return <LoadingPage />
}
