import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { problemFromFrame, type Problem } from '@quizwright/contracts/problem.ts'
import { isProblemCode, problems } from '@quizwright/contracts/problems.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import { eventRow, readEvent } from '@quizwright/contracts/sockets/frames.ts'

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

/** Checks an event of a service by the channel's table: gives the frame for the browser, or why there is none. */
export const checkServiceEvent = (
  channel: ChannelName,
  event: string,
  data: unknown,
  requestId: string,
): CheckedEvent => {
  if (event === 'authenticated') return { kind: 'ignore', reason: 'The gateway itself confirms the sign-in.' }
  if (!eventRow(channel, 'fromService', event))
    return { kind: 'ignore', reason: 'The event is not in the table.' }
  const read = readEvent(channel, 'fromService', event, data)
  if (!read.ok) {
    const reason = read.problem.errors?.[0]?.messages[0] ?? read.problem.message
    return { kind: event === 'progress' ? 'ignore' : 'invalid', reason }
  }
  if (event !== 'error') return { kind: 'forward', frame: toFrame(event, data) }
  return { kind: 'forward', ...errorFrame(data as SocketProblem, requestId) }
}
