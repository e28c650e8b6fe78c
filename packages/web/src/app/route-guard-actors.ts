import { routeGuardMachine } from '@quizwright/machines/route-guard/machine.ts'
import type { RouteGuardOutcomes } from '@quizwright/machines/route-guard/guards-and-actions.ts'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import { readCredentials } from '../auth/credentials.ts'
import { isProblem, rest } from '../api/rest.ts'
import { readSavedState } from '../features/quiz-list/saved-list-state.ts'
import { redirectToSignIn } from '../auth/sign-in-redirect.ts'
import { toast } from '../ui/feedback/toaster-store.ts'

const readWhatIsStored = fromPromise<RouteGuardOutcomes['read what is stored'], undefined>(async () => {
  const credentials = readCredentials()
  if (!credentials) return { outcome: 'nobody' }
  return { outcome: 'somebody', uid: credentials.uid, listState: readSavedState() }
})

const askTheServer = fromPromise<RouteGuardOutcomes['ask the server'], { route: string; uid: string }>(
  async ({ input: { route, uid }, signal }) => {
    try {
      const { success } = await rest.authenticateFrontendRoute(
        { body: { path: route, user_id: uid } },
        { signal },
      )
      return success ? { outcome: 'allowed' } : { outcome: 'not allowed' }
    } catch (error) {
      if (!isProblem(error)) throw error
      // Tells signed-in users why they are redirected.
      if (error.status !== 401) toast.error('Your access could not be checked.', error.message)
      return { outcome: 'refused', problem: error }
    }
  },
)

const repeatWithFilters = fromPromise<RouteGuardOutcomes['repeat with filters'], { address: string }>(
  async ({ input: { address } }) => {
    navigate(address, { replace: true })
    return { outcome: 'repeated' }
  },
)

type TurnedAway = { wayBack: string | null; problem: FailedCall | null }

const turnAway = fromPromise<RouteGuardOutcomes['turn away'], TurnedAway>(
  async ({ input: { wayBack, problem } }) => {
    redirectToSignIn({
      ...(wayBack !== null && { from: wayBack }),
      // A temporary problem can be retried without signing in again.
      ...(problem?.retryable && { problem: problem.message }),
    })
    return { outcome: 'turned away' }
  },
)

/** The route guard machine with its actors for the browser. */
export const guardMachine = routeGuardMachine.provide({
  actors: {
    'read what is stored': readWhatIsStored,
    'ask the server': askTheServer,
    'repeat with filters': repeatWithFilters,
    'turn away': turnAway,
  },
})
