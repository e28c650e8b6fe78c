import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { problemFromFrame, type Problem } from '@quizwright/contracts/problem.ts'
import { isProblemCode, problems } from '@quizwright/contracts/problems.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import { eventRow } from '@quizwright/contracts/sockets/frames.ts'
import { validateResponse } from '@quizwright/server/validation/validate-response.ts'

export type CheckedEvent =
  | { kind: 'forward'; frame: string | Buffer; problem?: Problem }
  /** The event is not forwarded, and the job continues. */
  | { kind: 'ignore'; reason: string }
  /** The job's result would be wrong without this event, so the job fails. */
  | { kind: 'invalid'; reason: string }

const toFrame = (event: string, data: unknown): string => JSON.stringify({ event, data })

/**
 * Returns the frame for an error event. A refusal is forwarded in the service's words, an internal error with our
 * own fixed message.
 */
const errorFrame = (data: SocketProblem, requestId: string): { frame: string; problem: Problem } => {
  const problem = problemFromFrame(data)
  const isRefusal = isProblemCode(data.code) && problems[data.code].status < 500
  return { frame: toFrame('error', { ...(isRefusal && data), ...problem.frame(requestId) }), problem }
}

/**
 * Checks an event of a service against the channel's table. Returns the frame for the browser without unknown
 * fields, or the reason why there is none.
 */
export const checkServiceEvent = (
  channel: ChannelName,
  event: string,
  received: unknown,
  requestId: string,
): CheckedEvent => {
  if (event === 'authenticated') return { kind: 'ignore', reason: 'The gateway itself confirms the sign-in.' }
  const row = eventRow(channel, 'fromService', event)
  if (!row) return { kind: 'ignore', reason: 'The event is not in the table.' }
  const checked = validateResponse(row.data, received)
  if (!checked.ok) {
    const reason = checked.errors[0]?.messages[0] ?? 'unknown'
    return { kind: event === 'progress' ? 'ignore' : 'invalid', reason }
  }
  if (event !== 'error') return { kind: 'forward', frame: toFrame(event, checked.data) }
  return { kind: 'forward', ...errorFrame(checked.data as SocketProblem, requestId) }
}
