import type { LoginEvent, LoginOutcomes } from '@quizwright/machines/login/guards-and-actions.ts'
import type { SignInMessage } from '@quizwright/contracts/schemas/user.ts'
import { fromPromise } from 'xstate'
import { storeCredentials } from '../../auth/credentials.ts'
import { takeReturnAddress } from '../../auth/sign-in-redirect.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'

type Input = { url: string; state: string; report: ParentRef<LoginEvent> }

/** How often to check whether the window was closed, in milliseconds. */
const closedCheckInterval = 500
const width = 480
const height = 680

const open = (url: string, state: string): Window | null => {
  const windowUrl = new URL(url)
  windowUrl.searchParams.set('state', state)
  const [left, top] = [screenX + (outerWidth - width) / 2, screenY + (outerHeight - height) / 2].map(
    Math.round,
  )
  return window.open(windowUrl, 'sign-in', `popup,width=${width},height=${height},left=${left},top=${top}`)
}

/** Opens the sign-in window and reports its messages to the machine. Closes it when the actor is stopped. */
const signInWindow = fromPromise<LoginOutcomes['sign-in window'], Input>(
  ({ input: { url, state, report }, signal }) => {
    // Must run within the click event, otherwise the browser blocks the popup.
    const popup = open(url, state)
    if (!popup) return Promise.resolve({ outcome: 'blocked' })
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // Browser extensions post messages to the page's own window, which are ignored.
      if (source !== window)
        report.send({ type: 'message came', origin, isFromWindow: source === popup, data })
    }
    addEventListener('message', onMessage)
    const closedCheck = setInterval(
      () => popup.closed && report.send({ type: 'window looks closed' }),
      closedCheckInterval,
    )
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        removeEventListener('message', onMessage)
        clearInterval(closedCheck)
        popup.close()
        reject(signal.reason)
      })
    })
  },
)

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
