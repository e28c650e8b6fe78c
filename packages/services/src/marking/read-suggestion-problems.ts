import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import { and, desc, eq, isNotNull, sql } from '../database/drizzle.ts'
import { gradingKind } from '../attempts/hand-in/grading-job.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { jobs } from '../database/tables/jobs.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { isWaiting } from './waiting-answers.ts'

type SuggestionsProblem = NonNullable<QuizToMark['suggestions_problem']>

/**
 * Reads why answers of these quizzes that wait for the instructor have no suggestion, by quiz: the latest thing that a
 * grading job has to say. Quizzes without such a problem are left out.
 */
export const readSuggestionProblems = async (
  db: Queryable,
  instructorId: string,
  quizIds: readonly string[],
): Promise<Map<string, SuggestionsProblem>> => {
  if (quizIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([attempts.quizId], {
      quizId: attempts.quizId,
      message: sql<string>`${jobs.message}`,
      state: jobs.state,
    })
    .from(jobs)
    .innerJoin(attempts, sql`${attempts.id} = ${jobs.input} ->> 'attemptId'`)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .where(
      and(
        eq(jobs.ownerId, instructorId),
        eq(jobs.kind, gradingKind),
        isNotNull(jobs.message),
        // Written as in the index jobs_in_trouble.
        sql`${jobs.state} in ('waiting', 'failed')`,
        inIds(attempts.quizId, [...quizIds]),
        isWaiting,
        sql`${attemptAnswers.aiResult} is null and ${attemptAnswers.answer} <> ''`,
      ),
    )
    .orderBy(attempts.quizId, desc(jobs.updatedAt), jobs.id)
  return new Map(
    rows.map(({ quizId, message, state }) => [quizId, { message, is_tried_again: state === 'waiting' }]),
  )
}
