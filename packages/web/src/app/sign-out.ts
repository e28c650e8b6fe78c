import { clearCredentials } from '../auth/credentials.ts'
import { forgetSavedState } from '../features/quiz-list/saved-list-state.ts'
import { rest } from '../api/rest.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'

/** In milliseconds. A token that could not be revoked in this time expires when it is not used. */
const revokeTimeout = 2_000

/** Revokes the token, clears the credentials and reloads the page. Drafts stay. */
export const signOut = async (): Promise<void> => {
  const { closeAllDrafts } = await import('../authoring/document/open-drafts.ts')
  await Promise.allSettled([
    rest.signOut({}, { signal: AbortSignal.timeout(revokeTimeout) }),
    closeAllDrafts(),
  ])
  clearCredentials()
  forgetSavedState()
  // The next user starts at the home page, not where this one stopped.
  history.replaceState(null, '', screenRoutes.signIn.path)
  location.reload()
}
