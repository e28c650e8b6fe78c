import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { safeReturnPath } from '@quizwright/machines/route-guard/return-path.ts'
import { navigate } from 'wouter/use-browser-location'

const storageKey = 'wayBack'
const signInPath = screenRoutes.signIn.path

/** The history state of the sign-in page. */
export type SignInState = {
  /** Whether the user was signed in and the token has expired or was rejected. */
  hasEnded: boolean
  /** Why the access could not be checked, if a retry may help. The sign-in itself is still valid. */
  problem?: string | undefined
}

type RedirectOptions = { from?: string; hasEnded?: boolean; problem?: string }

/** Goes to the sign-in page and saves the address to return to, for this tab only. */
export const redirectToSignIn = ({
  from = location.pathname + location.search,
  hasEnded = false,
  problem,
}: RedirectOptions = {}): void => {
  // The address that was checked has no fragment, which holds the secret of a link for colleagues.
  const fragment = from === location.pathname + location.search ? location.hash : ''
  if (!from.startsWith(signInPath)) sessionStorage.setItem(storageKey, from + fragment)
  if (location.pathname !== signInPath)
    navigate(signInPath, { replace: true, state: { hasEnded, problem } satisfies SignInState })
}

/** Whether somebody opened the link of a colleague and signs in for it. */
export const isForColleagueLink = (): boolean =>
  sessionStorage.getItem(storageKey)?.startsWith(`${screenRoutes.join.path}#`) === true

/**
 * Reads and removes the address to return to after signing in. Returns the home page if the address is not
 * one of this app.
 */
export const takeReturnAddress = (): string => {
  const remembered = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return safeReturnPath(remembered)
}
