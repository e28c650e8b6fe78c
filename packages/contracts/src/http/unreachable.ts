import { texts } from '@quizwright/domain/language/say.ts'
import { Problem } from '../problem.ts'

/** Messages for a request without a response: the browser is offline, or the server cannot be reached. */
export const unreachableTexts = texts({
  offline: 'You’re offline. Nothing you typed is lost; continue when you’re back online.',
  unreachable:
    'The server can’t be reached. Check your connection and try again in a moment; nothing you typed is lost.',
})

/** Only browsers define `onLine`, and only its value false is reliable. */
const isOffline = (): boolean => navigator.onLine === false

/** Returns the problem for a request or channel that got no response. */
export const unreachableProblem = (cause?: unknown): Problem =>
  new Problem('UPSTREAM_DOWN', {
    cause,
    publicMessage: isOffline() ? unreachableTexts.offline : unreachableTexts.unreachable,
  })
