import { type ChannelName, channels, type Frame } from '@quizwright/contracts/channels.ts'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { socketProblem } from '@quizwright/contracts/schemas/problem.ts'
import { readFrame, writeFrame } from '@quizwright/contracts/sockets/frames.ts'
import { unreachableProblem } from '@quizwright/contracts/http/unreachable.ts'
import { authEndpoints } from '@quizwright/contracts/endpoints/auth.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { readCredentials } from '../auth/credentials.ts'
import { redirectToSignIn } from '../auth/sign-in-redirect.ts'
import { isProblem, rest } from './rest.ts'

/**
 * Asks the auth service whether the current token is refused. If so, clears the credentials and redirects to
 * the sign-in page, as after any refused call. If the check itself fails, the answer is no.
 */
const isSignInRefused = async (uid: string): Promise<boolean> => {
  try {
    await rest(authEndpoints).authenticateFrontendRoute({
      body: { path: screenRoutes.quizList.path, user_id: uid },
    })
    return false
  } catch (error) {
    return isProblem(error) && error.status === 401
  }
}

type Sent<C extends ChannelName> = Exclude<Frame<C, 'fromBrowser'>, { event: 'authenticate' }>
type Received<C extends ChannelName> = Exclude<Frame<C, 'fromService'>, { event: 'authenticated' }>

/** An open WebSocket channel on which the gateway has accepted the credentials. */
export type Channel<C extends ChannelName> = {
  send: <E extends Sent<C>['event']>(event: E, data: Extract<Sent<C>, { event: E }>['data']) => void
  /** Bytes that the browser has not sent yet (`WebSocket.bufferedAmount`). */
  bufferedAmount: () => number
  close: () => void
}

type Handlers<C extends ChannelName> = {
  onFrame: (frame: Received<C>) => void
  /** Called once when the channel ends for any reason except `close` and `signal`. */
  onClose: (problem: Problem) => void
  signal?: AbortSignal
}

/** The gateway's close code for a missing, late or rejected token. */
const signInRequired = 4401

const webSocketUrl = (path: string): string => {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/**
 * Opens a channel and authenticates. Resolves when frames may be sent and rejects with a Problem. It never
 * reconnects.
 */
export const openChannel = <C extends ChannelName>(
  name: C,
  { onFrame, onClose, signal }: Handlers<C>,
): Promise<Channel<C>> =>
  new Promise((resolve, reject) => {
    const credentials = readCredentials()
    if (!credentials) {
      redirectToSignIn()
      reject(new Problem('SIGN_IN_REQUIRED'))
      return
    }
    const socket = new WebSocket(webSocketUrl(channels[name].path))
    let isOpen = false
    let hasEnded = false

    const end = (problem?: Problem) => {
      if (hasEnded) return
      hasEnded = true
      signal?.removeEventListener('abort', abort)
      socket.close()
      if (!problem) return
      if (isOpen) onClose(problem)
      else reject(problem)
    }
    const abort = () => {
      end()
      reject(signal?.reason)
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)

    const channel: Channel<C> = {
      send: (event, data) => socket.send(writeFrame(name, 'fromBrowser', event, data)),
      bufferedAmount: () => socket.bufferedAmount,
      close: () => end(),
    }

    socket.onopen = () =>
      socket.send(
        JSON.stringify({ event: 'authenticate', data: { uid: credentials.uid, token: credentials.token } }),
      )
    socket.onmessage = ({ data }) => {
      const frame = readFrame(name, 'fromService', String(data))
      if (!frame.ok) return end(frame.problem)
      if (frame.event === 'authenticated') {
        isOpen = true
        return resolve(channel)
      }
      const problemFrame = socketProblem.safeParse(frame.data)
      const problem = problemFrame.success ? problemFromFrame(problemFrame.data) : undefined
      // The close event follows. Its handler checks whether the sign-in really is refused.
      if (frame.event === 'error' && problem?.code === 'SIGN_IN_REQUIRED') return
      if (isOpen) return onFrame({ event: frame.event, data: frame.data } as Received<C>)
      end(problem ?? new Problem('UPSTREAM_CONTRACT'))
    }
    socket.onclose = async ({ code }) => {
      // A proxy or network may close a socket too; only the auth service may end the sign-in.
      const isRefused = code === signInRequired && (await isSignInRefused(credentials.uid))
      end(isRefused ? new Problem('SIGN_IN_REQUIRED') : unreachableProblem())
    }
  })
