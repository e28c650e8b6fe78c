import { clearCredentials } from '../auth/credentials.ts'
import { rest } from '../api/rest.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'

/** How long the server is given to end the token, in milliseconds. It ends by itself when it is not used. */
const patience = 2_000

/** Ends the token as well as it can, forgets who was signed in, and starts the page afresh. Drafts stay. */
export const signOut = async (): Promise<void> => {
  const { closeAllDrafts } = await import('../authoring/document/open-drafts.ts')
  await Promise.allSettled([rest.signOut({}, { signal: AbortSignal.timeout(patience) }), closeAllDrafts()])
  clearCredentials()
  // Whoever signs in next starts at the beginning, not where this one stopped.
  history.replaceState(null, '', screenRoutes.signIn.path)
  location.reload()
}
