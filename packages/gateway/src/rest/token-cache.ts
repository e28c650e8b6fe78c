import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import type { GatewayLimits } from '../limits.ts'
import { judgeAnswer } from './check-response.ts'
import type { Upstream } from './upstream.ts'

export type Sessions = {
  /**
   * Resolves when the token holds and is the uid's. Rejects with SIGN_IN_REQUIRED, or with the trouble of the
   * auth service.
   */
  require: (credentials: Credentials, requestId: string) => Promise<void>
  /** The token was ended: it is asked about anew, and those who wait to hear of it are told. */
  end: (token: string) => void
  /** Called with each token that was ended through this process. Answers how to stop listening. */
  onEnded: (listener: (token: string) => void) => () => void
}

const question = endpoints.authenticateFrontendRoute
/** The route that every instructor may open: the answer is then about the token alone. */
const askedRoute = '/quiz/quiz-landing'

/**
 * Asks the auth service whether tokens hold. A yes is remembered for a moment, and one question answers all
 * who ask meanwhile.
 */
export const createSessions = (
  auth: Upstream,
  limits: Pick<GatewayLimits, 'sessionRememberedMs' | 'sessionsRemembered'>,
  now: () => number = () => performance.now(),
): Sessions => {
  const yes = new Map<string, number>()
  const asking = new Map<string, Promise<void>>()
  const listeners = new Set<(token: string) => void>()
  const keyOf = ({ uid, token }: Credentials) => `${uid} ${token}`

  const remember = (key: string) => {
    yes.delete(key)
    yes.set(key, now() + limits.sessionRememberedMs)
    if (yes.size > limits.sessionsRemembered) yes.delete(yes.keys().next().value!)
  }
  const ask = async (credentials: Credentials, requestId: string): Promise<void> => {
    const answer = await auth.send({
      method: question.method,
      path: `/${question.path}`,
      body: JSON.stringify({ path: askedRoute, user_id: credentials.uid }),
      responseBytes: 64 * 1024,
      repeatable: true,
      headers: {
        uid: credentials.uid,
        authorization: credentials.token,
        'content-type': 'application/json',
        accept: 'application/json',
        'x-request-id': requestId,
      },
    })
    if (answer.status === 401 || answer.status === 403) throw new Problem('SIGN_IN_REQUIRED')
    const { success } = judgeAnswer(question, answer) as { success: boolean }
    if (!success) throw new Problem('SIGN_IN_REQUIRED')
  }

  return {
    require: (credentials, requestId) => {
      const key = keyOf(credentials)
      if ((yes.get(key) ?? -Infinity) > now()) return Promise.resolve()
      const asked = asking.get(key)
      if (asked) return asked
      // A token that was ended while it was asked about is asked about no longer, and its yes is not
      // remembered.
      const isWanted = () => asking.get(key) === answer
      const answer = ask(credentials, requestId)
        .then(() => {
          if (isWanted()) remember(key)
        })
        .finally(() => {
          if (isWanted()) asking.delete(key)
        })
      asking.set(key, answer)
      return answer
    },
    end: (token) => {
      for (const known of [yes, asking])
        for (const key of known.keys()) if (key.endsWith(` ${token}`)) known.delete(key)
      for (const listener of listeners) listener(token)
    },
    onEnded: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
