import type { Destination } from '@quizwright/machines/route-guard/guards-and-actions.ts'
import { routeGuardView } from '@quizwright/machines/route-guard/view.ts'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isSameButQuestion } from '../routes/editor-query.ts'
import { onSignedOutElsewhere } from '../auth/credentials.ts'
import { guardMachine } from './route-guard-actors.ts'
import { redirects, screenRoutes } from '@quizwright/contracts/screens.ts'
import { findScreen } from './screens.tsx'
import { inspectOptions } from '../inspection/inspect-machines.ts'

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
