import { type ChannelName, channels, type Frame } from '@quizwright/contracts/channels.ts'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { socketProblem } from '@quizwright/contracts/schemas/problem.ts'
import { readFrame, writeFrame } from '@quizwright/contracts/sockets/frames.ts'
import { noAnswer } from '@quizwright/contracts/http/no-answer.ts'
import { clearCredentials, readCredentials } from '../auth/credentials.ts'
import { redirectToSignIn } from '../auth/sign-in-redirect.ts'

type Sent<C extends ChannelName> = Exclude<Frame<C, 'fromBrowser'>, { event: 'authenticate' }>
type Received<C extends ChannelName> = Exclude<Frame<C, 'fromService'>, { event: 'authenticated' }>

/** An open, authenticated channel. */
export type Channel<C extends ChannelName> = {
  send: <E extends Sent<C>['event']>(event: E, data: Extract<Sent<C>, { event: E }>['data']) => void
  /** Bytes handed to the browser that have not left it yet. */
  waiting: () => number
  close: () => void
}

type Handlers<C extends ChannelName> = {
  onFrame: (frame: Received<C>) => void
  /** Once, when the channel ends for whatever reason but `close` and `signal`. */
  onClose: (problem: Problem) => void
  signal?: AbortSignal
}

/** The close code by which the gateway refuses a token. */
const signInRefused = 4401

const addressOf = (path: string): string => {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

/**
 * Opens a channel and says who is there; resolves when frames may be sent. Rejects with a Problem. Nothing
 * reconnects by itself.
 */
export const openChannel = <C extends ChannelName>(
  name: C,
  { onFrame, onClose, signal }: Handlers<C>,
): Promise<Channel<C>> =>
  new Promise((resolve, reject) => {
    const found = readCredentials()
    if (!found) {
      redirectToSignIn()
      reject(new Problem('SIGN_IN_REQUIRED'))
      return
    }
    const socket = new WebSocket(addressOf(channels[name].path))
    let open = false
    let ended = false

    const end = (problem?: Problem) => {
      if (ended) return
      ended = true
      signal?.removeEventListener('abort', abort)
      socket.close()
      if (!problem) return
      if (open) onClose(problem)
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
      waiting: () => socket.bufferedAmount,
      close: () => end(),
    }

    socket.onopen = () =>
      socket.send(JSON.stringify({ event: 'authenticate', data: { uid: found.uid, token: found.token } }))
    socket.onmessage = ({ data }) => {
      const frame = readFrame(name, 'fromService', String(data))
      if (!frame.ok) return end(frame.problem)
      if (frame.event === 'authenticated') {
        open = true
        return resolve(channel)
      }
      if (open) return onFrame({ event: frame.event, data: frame.data } as Received<C>)
      const refusal = socketProblem.safeParse(frame.data)
      end(refusal.success ? problemFromFrame(refusal.data) : new Problem('UPSTREAM_CONTRACT'))
    }
    socket.onclose = ({ code }) => {
      if (code !== signInRefused) return end(noAnswer())
      if (readCredentials()?.token === found.token) clearCredentials()
      redirectToSignIn({ hasEnded: true })
      end(new Problem('SIGN_IN_REQUIRED'))
    }
  })
