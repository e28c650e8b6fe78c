import { authEndpoints } from '@quizwright/contracts/endpoints/auth.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Destination, RouteGuardOutcomes } from '@quizwright/machines/route-guard/guards-and-actions.ts'
import { routeGuardView } from '@quizwright/machines/route-guard/view.ts'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isSameButQuestion } from '../routes/editor-query.ts'
import { onSignedOutElsewhere, readCredentials } from '../auth/credentials.ts'
import { redirects, screenRoutes } from '@quizwright/contracts/screens.ts'
import { findScreen } from './screens.tsx'
import { inspectOptions } from '../inspection/inspect-machines.ts'
import { routeGuardMachine } from '@quizwright/machines/route-guard/machine.ts'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import { problemText, sayProblem } from '../api/problem-text.ts'
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
      const { success } = await rest(authEndpoints).authenticateFrontendRoute(
        { body: { path: route, user_id: uid } },
        { signal },
      )
      return success ? { outcome: 'allowed' } : { outcome: 'not allowed' }
    } catch (error) {
      if (!isProblem(error)) throw error
      // Tells signed-in users why they are redirected.
      if (error.status !== 401) toast.error(say('Your access couldn’t be checked.'), problemText(error))
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
      ...(problem?.retryable && { problem: sayProblem(problem) }),
    })
    return { outcome: 'turned away' }
  },
)

/** The route guard machine with its actors for the browser. */
const guardMachine = routeGuardMachine.provide({
  actors: {
    'read what is stored': readWhatIsStored,
    'ask the server': askTheServer,
    'repeat with filters': repeatWithFilters,
    'turn away': turnAway,
  },
})

/** The destination of an address. Also starts to load its screen while the server checks the access. */
const destinationOf = (path: string, address: string): Destination => {
  const { screen } = findScreen(path)
  // A failure is shown when the screen is rendered.
  screen.preload().catch(() => undefined)
  return { route: screen.path, address, isPublic: screen.access === 'public' }
}

/** The destination after a denied access, even if the browser refuses to change the address. */
const signIn: Destination = {
  route: screenRoutes.signIn.path,
  address: screenRoutes.signIn.path,
  isPublic: true,
}

/**
 * Checks every new address with the route guard, except another question of the same quiz. The current page
 * stays until the next one is allowed; it is null before the first one is.
 */
export const useRouteGuard = () => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const guard = useActorRef(guardMachine, inspectOptions)
  const redirect = redirects[path]
  const address = search ? `${path}?${search}` : path

  const allowed = useSelector(guard, (snapshot) => {
    const view = routeGuardView(snapshot)
    return view.isTurnedAway ? signIn : view.page
  })
  const isChecking = useSelector(guard, (snapshot) => routeGuardView(snapshot).isChecking)

  // Moving between questions needs no check, because the page was allowed already. The author can go on
  // without a connection.
  const isMoved = allowed !== null && allowed !== signIn && isSameButQuestion(allowed.address, address)
  const [moved, setMoved] = useState<{ page: Destination; address: string }>()
  if (isMoved && (moved?.page !== allowed || moved.address !== address)) setMoved({ page: allowed, address })

  const check = useEffectEvent((): void => {
    if (redirect) navigate(redirect, { replace: true })
    else if (!isMoved || isChecking) guard.send({ type: 'navigate', to: destinationOf(path, address) })
  })
  useEffect(() => check(), [guard, redirect, path, address])
  useEffect(() => onSignedOutElsewhere(() => guard.send({ type: 'sign-in was lost' })), [guard])

  const page = allowed && moved?.page === allowed ? { ...allowed, address: moved.address } : allowed
  return { page, isChecking }
}
