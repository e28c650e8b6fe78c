import { Problem } from '../problem.ts'
import { notices } from '../texts.ts'

/** Only a browser knows; it is sure of "no" alone. */
const isOffline = (): boolean => navigator.onLine === false

/** The problem of a call or a channel that no server answered: the browser has no connection, or something stands between the two. */
export const noAnswer = (cause?: unknown): Problem => new Problem('UPSTREAM_DOWN', { cause, told: isOffline() ? notices.offline : notices.noAnswer })
