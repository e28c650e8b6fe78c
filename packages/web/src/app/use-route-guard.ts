import type { Destination } from '@quizwright/machines/route-guard/guards-and-actions.ts'
import { routeGuardView } from '@quizwright/machines/route-guard/view.ts'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { onSignedOutElsewhere } from '../auth/credentials.ts'
import { guardMachine } from './route-guard-actors.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { findScreen, redirects } from './screens.tsx'
import { inspectOptions } from '../inspection/inspect-machines.ts'

/** Where an address leads. Its screen's code is fetched while the server is asked. */
const destinationOf = (path: string, address: string): Destination => {
  const { screen } = findScreen(path)
  // A failure shows when the screen is drawn.
  screen.preload().catch(() => undefined)
  return { route: screen.path, address, isPublic: screen.access === 'public' }
}

/** What is shown to whoever was turned away, also where the browser did not let the address change. */
const signIn: Destination = {
  route: screenRoutes.signIn.path,
  address: screenRoutes.signIn.path,
  isPublic: true,
}

/**
 * Stands between the address and the screen: every new address is asked about, and what is drawn stays until
 * the answer is yes. Nothing is drawn before the first yes.
 */
export const useRouteGuard = () => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const guard = useActorRef(guardMachine, inspectOptions)
  const onward = redirects[path]
  const address = search ? `${path}?${search}` : path

  useEffect(() => {
    if (onward) navigate(onward, { replace: true })
    else guard.send({ type: 'navigate', to: destinationOf(path, address) })
  }, [guard, navigate, onward, path, address])
  useEffect(() => onSignedOutElsewhere(() => guard.send({ type: 'sign-in was lost' })), [guard])

  const page = useSelector(guard, (snapshot) => {
    const view = routeGuardView(snapshot)
    return view.isTurnedAway ? signIn : view.page
  })
  const isChecking = useSelector(guard, (snapshot) => routeGuardView(snapshot).isChecking)
  return { page, isChecking }
}
