import type { Session } from '@quizwright/contracts/schemas/session.ts'
import type { SessionState } from '@quizwright/contracts/rules/session-state.ts'
import { stateOf } from '../../../sessions/describe-session.ts'

const order: readonly SessionState[] = ['open', 'not_begun', 'over']

/**
 * The session that somebody who shares a quiz most likely means: one that is open, else one to come, else the
 * newest. Sessions are given the newest first.
 */
export const firstToShare = (sessions: readonly Session[], now: Date): Session | undefined =>
  order.map((state) => sessions.find((session) => stateOf(session, now) === state)).find(Boolean)
