import { authEndpoints } from '@quizwright/contracts/endpoints/auth.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { isProblem, rest } from './rest.ts'

/**
 * Asks the auth service whether the current token is refused. If so, clears the credentials and redirects to
 * the sign-in page, as after any refused call. If the check itself fails, the answer is no.
 */
export const isSignInRefused = async (uid: string): Promise<boolean> => {
  try {
    await rest(authEndpoints).authenticateFrontendRoute({
      body: { path: screenRoutes.quizList.path, user_id: uid },
    })
    return false
  } catch (error) {
    return isProblem(error) && error.status === 401
  }
}
