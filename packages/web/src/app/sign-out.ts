import { authEndpoints } from '@quizwright/contracts/endpoints/auth.ts'
import { clearCredentials } from '../auth/credentials.ts'
import { forgetSavedState } from '../features/quiz-list/saved-list-state.ts'
import { rest } from '../api/rest.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'

/**
 * How long to wait for the token to be revoked, in milliseconds. A token that is not revoked expires when it
 * is unused.
 */
const revokeTimeout = 2_000

/** Revokes the token, clears the credentials and reloads the page. Drafts stay. */
export const signOut = async (): Promise<void> => {
  const { closeAllDrafts } = await import('../authoring/document/open-drafts.ts')
  await Promise.allSettled([
    rest(authEndpoints).signOut({}, { signal: AbortSignal.timeout(revokeTimeout) }),
    closeAllDrafts(),
  ])
  clearCredentials()
  forgetSavedState()
  // The next user starts at the home page, not at this user's screen.
  history.replaceState(null, '', screenRoutes.signIn.path)
  location.reload()
}
