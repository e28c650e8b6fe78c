import { Problem } from '../problem.ts'

/** What is said instead of an answer: the browser has no connection, or has one and nobody answers. */
export const unreachableTexts = {
  offline: 'This browser has no connection. Nothing you typed is lost: connect again and go on.',
  unreachable:
    'The server can not be reached. Check your connection and try again in a moment; nothing you typed is lost.',
} as const

/** Only a browser knows; it is sure of "no" alone. */
const isOffline = (): boolean => navigator.onLine === false

/** The problem of a call or a channel that no server answered. */
export const unreachableProblem = (cause?: unknown): Problem =>
  new Problem('UPSTREAM_DOWN', {
    cause,
    publicMessage: isOffline() ? unreachableTexts.offline : unreachableTexts.unreachable,
  })
