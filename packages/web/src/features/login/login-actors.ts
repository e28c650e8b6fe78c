import type { LoginOutcomes } from '@quizwright/machines/login/guards-and-actions.ts'
import type { SignInMessage } from '@quizwright/contracts/schemas/user.ts'
import { fromPromise } from 'xstate'
import { storeCredentials } from '../../auth/credentials.ts'
import { takeReturnAddress } from '../../auth/sign-in-redirect.ts'
import { signInWindow } from './sign-in-window.ts'

const rememberTheUser = fromPromise<LoginOutcomes['remember the user'], { signedIn: SignInMessage | null }>(
  async ({ input: { signedIn } }) => {
    if (!signedIn || signedIn.user.userId !== signedIn.uid)
      throw new Error('The sign-in window named two different users.')
    const {
      uid,
      token,
      user: { userId, name, email },
    } = signedIn
    storeCredentials({ uid, token, user: { userId, name, email, token } })
    return { outcome: 'remembered' }
  },
)

const leaveTheLogin = fromPromise<LoginOutcomes['leave the login'], undefined>(async () => {
  location.replace(takeReturnAddress())
  return { outcome: 'left' }
})

/** The actors of the login machine for the browser. */
export const loginActors = {
  'sign-in window': signInWindow,
  'remember the user': rememberTheUser,
  'leave the login': leaveTheLogin,
}
