import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { safeReturnPath } from '@quizwright/machines/route-guard/return-path.ts'
import { navigate } from 'wouter/use-browser-location'

const key = 'wayBack'
const signInPath = screenRoutes.signIn.path

/** What the sign-in page is told through the browser's history. */
export type SignInState = {
  /** A sign-in that held has ended, in the midst of something perhaps. */ hasEnded: boolean
}

type Leaving = { from?: string; hasEnded?: boolean }

/** Leaves for the sign-in page and remembers where from, for this tab only. */
export const redirectToSignIn = ({
  from = location.pathname + location.search,
  hasEnded = false,
}: Leaving = {}): void => {
  if (!from.startsWith(signInPath)) sessionStorage.setItem(key, from)
  if (location.pathname !== signInPath)
    navigate(signInPath, { replace: true, state: { hasEnded } satisfies SignInState })
}

/**
 * Where to go after signing in, asked once: the home page when nothing is remembered that is within this app.
 */
export const takeReturnAddress = (): string => {
  const remembered = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return safeReturnPath(remembered)
}
