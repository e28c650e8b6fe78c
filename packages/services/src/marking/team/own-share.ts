import { sql, type SQL } from '../../database/drizzle.ts'
import { isDescriptiveAnswer } from '../../attempts/marks/descriptive-answers.ts'
import { mayUse } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { markingShares, markingTeams } from '../../database/tables/marking-team.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { isForMarker, isSharedOut } from './shared-answer.ts'

/** The condition of the quizzes in which somebody with a role reaches only a share of the results. */
export const hasOnlyShare = (userId: string): SQL => sql`(not ${mayUse(userId, 'editor')} and ${isSharedOut})`

/**
 * The condition of the results in a marker's share: those that were given to them or to nobody, and those with an
 * answer that they mark, also as the second.
 */
const isOfMarker = (userId: string): SQL => sql`(
  exists (select 1 from ${markingTeams} as team
    where team.quiz_id = ${attempts.quizId} and team.shared_by = 'student'
      and coalesce((select share.account_id from ${markingShares} as share
        where share.quiz_id = team.quiz_id and share.subject_id = ${attempts.id}), ${userId}) = ${userId})
  or exists (select 1 from ${attemptAnswers} inner join ${quizzes} on ${quizzes.id} = ${attempts.quizId}
    where ${attemptAnswers.attemptId} = ${attempts.id} and ${isDescriptiveAnswer} and ${isForMarker(userId)}))`

/** The condition of the results that somebody with a role may see, as far as they are shared out. Joins the quiz. */
export const isResultOf = (userId: string): SQL => sql`(not ${hasOnlyShare(userId)} or ${isOfMarker(userId)})`

/**
 * The condition of the answers of these results that somebody may see. Answers that nobody marks by hand are seen with
 * the result. Joins the quiz.
 */
export const isAnswerOf = (userId: string): SQL =>
  sql`(not ${hasOnlyShare(userId)} or not ${isDescriptiveAnswer} or ${isForMarker(userId)})`

/** Returns the condition of the results of a quiz that somebody may see; undefined if these are all. */
export const limitToShare = async (
  db: Queryable,
  quizId: string,
  userId: string,
): Promise<SQL | undefined> => {
  const limited = await db.$count(quizzes, sql`${quizzes.id} = ${quizId} and ${hasOnlyShare(userId)}`)
  return limited > 0 ? isOfMarker(userId) : undefined
}
