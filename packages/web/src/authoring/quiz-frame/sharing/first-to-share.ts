import type { Session } from '@quizwright/domain/schemas/session.ts'
import type { SessionState } from '@quizwright/domain/rules/session-state.ts'
import { stateOf } from '../../../sessions/describe-session.ts'

const order: readonly SessionState[] = ['open', 'not_begun', 'over']

/**
 * The session that is most likely to be shared: an open one, otherwise a future one, otherwise the newest.
 * `sessions` are sorted newest first.
 */
export const firstToShare = (sessions: readonly Session[], now: Date): Session | undefined =>
  order.map((state) => sessions.find((session) => stateOf(session, now) === state)).find(Boolean)
