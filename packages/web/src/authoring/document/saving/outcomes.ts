import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import type { FailedCall, RefusedOutcome } from '@quizwright/machines/failed-call.ts'
import type { QuestionSavingOutcomes } from '@quizwright/machines/question-saving/guards-and-actions.ts'
import type { QuizRef } from '@quizwright/machines/quiz-document/document.ts'
import type { Reply } from './saving-connection.ts'

type Outcomes = QuestionSavingOutcomes
type ReplyOf<E extends Reply['event']> = Extract<Reply, { event: E }>

export const refused = (problem: FailedCall): RefusedOutcome => ({ outcome: 'refused', problem })

/**
 * Turns an error into the outcome of a refusal. Rethrows a transient or unexpected error, so that the machine
 * reconnects.
 */
export const refusalIn = (error: unknown): RefusedOutcome => {
  if (error instanceof Problem && !error.retryable) return refused(error)
  throw error
}

export const versionOf = ({ data: { quiz, session } }: ReplyOf<'Vsaved'>): QuizRef => ({
  quizId: quiz._id,
  sessionId: session._id,
  revision: quiz.revision,
})

const savedBy = ({ data }: ReplyOf<'saved'>) => ({
  outcome: 'saved' as const,
  revision: data.revision,
  isPublished: data.is_published,
})

const failedBy = ({ data }: ReplyOf<'error'>) => {
  const problem = problemFromFrame(data)
  if (problem.code === 'NEW_VERSION_NEEDED') return { outcome: 'new version needed' as const }
  return problem.code === 'CONFLICT' ? { outcome: 'conflict' as const, problem } : refused(problem)
}

/** Turns the service's reply to a batch into an outcome. */
export const afterBatch = (reply: Reply): Outcomes['send a batch'] => {
  if (reply.event === 'error')
    return reply.data.code === 'BUSY_ELSEWHERE' ? { outcome: 'held' } : failedBy(reply)
  if (reply.event === 'progress')
    return { outcome: 'acknowledged', received: reply.data.received, progress: reply.data.progress }
  return { outcome: 'new version needed' }
}

/**
 * Turns the reply to "resume" into an outcome. A save that an earlier page began may have ended meanwhile.
 */
export const afterResume = (reply: Reply): Outcomes['request what arrived'] => {
  if (reply.event === 'progress')
    return { outcome: 'received', received: reply.data.received, progress: reply.data.progress }
  if (reply.event === 'saved') return savedBy(reply)
  if (reply.event === 'Vsaved') return { outcome: 'version saved', quiz: versionOf(reply) }
  return reply.event === 'error' ? refused(problemFromFrame(reply.data)) : { outcome: 'new version needed' }
}

export const afterCompleting = (reply: Reply): Outcomes['complete the save'] => {
  if (reply.event === 'saved') return savedBy(reply)
  return reply.event === 'error' ? failedBy(reply) : { outcome: 'new version needed' }
}
