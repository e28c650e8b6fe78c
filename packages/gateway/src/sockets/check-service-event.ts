import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { problemFromFrame, type Problem } from '@quizwright/contracts/problem.ts'
import { isProblemCode, problems } from '@quizwright/contracts/problems.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import { eventRow } from '@quizwright/contracts/sockets/frames.ts'
import { validateResponse } from '@quizwright/contracts/validation/validate-response.ts'

export type CheckedEvent =
  | { kind: 'forward'; frame: string; problem?: Problem }
  /** Not forwarded; the job goes on without it. */
  | { kind: 'ignore'; reason: string }
  /** Without this event the job's result would be wrong: the job fails. */
  | { kind: 'invalid'; reason: string }

const toFrame = (event: string, data: unknown): string => JSON.stringify({ event, data })

/** A refusal is forwarded as the service worded it; of an internal error only our own fixed text. */
const errorFrame = (data: SocketProblem, requestId: string): { frame: string; problem: Problem } => {
  const problem = problemFromFrame(data)
  const isRefusal = isProblemCode(data.code) && problems[data.code].status < 500
  return { frame: toFrame('error', { ...(isRefusal && data), ...problem.frame(requestId) }), problem }
}

/**
 * Checks an event of a service by the channel's table: gives the frame for the browser, with the fields that
 * the table names and no others, or why there is none.
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
