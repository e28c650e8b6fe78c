import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { isProblem, rest } from './rest.ts'

/**
 * Asks the auth service whether the present token is refused. If it is, the credentials are cleared and the
 * page goes to the sign-in, as after every refused call. A check that fails otherwise refuses nothing.
 */
export const isSignInRefused = async (uid: string): Promise<boolean> => {
  try {
    await rest.authenticateFrontendRoute({ body: { path: screenRoutes.quizList.path, user_id: uid } })
    return false
  } catch (error) {
    return isProblem(error) && error.status === 401
  }
}
