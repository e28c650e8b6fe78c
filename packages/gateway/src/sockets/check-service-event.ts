import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { problemFromFrame, type Problem } from '@quizwright/contracts/problem.ts'
import { isProblemCode, problems } from '@quizwright/contracts/problems.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import { eventRow, readEvent } from '@quizwright/contracts/sockets/frames.ts'

export type Judged =
  | { kind: 'pass'; frame: string; problem?: Problem }
  /** Nobody needs it: it is not shown, and the work goes on. */
  | { kind: 'ignore'; fault: string }
  /** Without it the work would be wrong: it ends. */
  | { kind: 'broken'; fault: string }

const frameOf = (event: string, data: unknown): string => JSON.stringify({ event, data })

/** What a service says of its own trouble is for the log; a refusal passes as it was worded. */
const errorFrame = (data: SocketProblem, requestId: string): { frame: string; problem: Problem } => {
  const problem = problemFromFrame(data)
  const isRefusal = isProblemCode(data.code) && problems[data.code].status < 500
  return { frame: frameOf('error', { ...(isRefusal && data), ...problem.frame(requestId) }), problem }
}

/** Judges what a service sent by the channel's table: the frame for the browser, or why there is none. */
export const judgeEvent = (channel: ChannelName, event: string, data: unknown, requestId: string): Judged => {
  // Whether the token holds is said by the gateway itself.
  if (event === 'authenticated') return { kind: 'ignore', fault: 'The gateway answers for the sign-in.' }
  if (!eventRow(channel, 'fromService', event))
    return { kind: 'ignore', fault: 'The event is not in the table.' }
  const read = readEvent(channel, 'fromService', event, data)
  if (!read.ok) {
    const fault = read.problem.errors?.[0]?.messages[0] ?? read.problem.message
    return { kind: event === 'progress' ? 'ignore' : 'broken', fault }
  }
  if (event !== 'error') return { kind: 'pass', frame: frameOf(event, data) }
  return { kind: 'pass', ...errorFrame(data as SocketProblem, requestId) }
}
