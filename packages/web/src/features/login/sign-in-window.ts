import type { LoginEvent, LoginOutcomes } from '@quizwright/machines/login/guards-and-actions.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'
import { fromPromise } from 'xstate'

type Input = { url: string; state: string; report: ParentRef<LoginEvent> }

/** How often the window is looked at, in milliseconds. */
const lookEvery = 500
const width = 480
const height = 680

const open = (url: string, state: string): Window | null => {
  const address = new URL(url)
  address.searchParams.set('state', state)
  const [left, top] = [screenX + (outerWidth - width) / 2, screenY + (outerHeight - height) / 2].map(
    Math.round,
  )
  return window.open(address, 'sign-in', `popup,width=${width},height=${height},left=${left},top=${top}`)
}

/** Opens the sign-in window and tells what comes from it, until its login is over; then the window closes. */
export const signInWindow = fromPromise<LoginOutcomes['sign-in window'], Input>(
  ({ input: { url, state, report }, signal }) => {
    // It starts within the click that asked for it, or the browser would not let it open.
    const popup = open(url, state)
    if (!popup) return Promise.resolve({ outcome: 'blocked' })
    const heard = ({ source, origin, data }: MessageEvent) => {
      // Browser extensions talk to themselves through the page's own window; that is nobody's login.
      if (source !== window)
        report.send({ type: 'message came', origin, isFromWindow: source === popup, data })
    }
    addEventListener('message', heard)
    const looking = setInterval(() => popup.closed && report.send({ type: 'window looks closed' }), lookEvery)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        removeEventListener('message', heard)
        clearInterval(looking)
        popup.close()
        reject(signal.reason)
      })
    })
  },
)
