import { defined, lastOf } from '@quizwright/domain/defined.ts'
import { commentLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { CommentThread } from '@quizwright/domain/schemas/comment.ts'
import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from '../../database/drizzle.ts'
import { readAccountNames } from '../../auth/accounts/account-names.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { comments, commentThreads } from '../../database/tables/comments.ts'
import { attempts } from '../../database/tables/learner.ts'
import { questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { isResultOf } from '../../marking/team/own-share.ts'
import type { CommentedQuiz } from './commented-quiz.ts'

type ThreadRow = typeof commentThreads.$inferSelect
type Asked = {
  state: 'open' | 'resolved'
  question_id?: string | undefined
  result_id?: string | undefined
  after?: string | undefined
}

/** The condition of the threads of a quiz that somebody may read. Those on answers are about students. */
export const isReadable = ({ familyId, mayReadAnswers, userId }: CommentedQuiz): SQL => {
  const isOnQuestion = isNull(commentThreads.resultId)
  return defined(
    and(
      eq(commentThreads.familyId, familyId),
      mayReadAnswers ? or(isOnQuestion, isOnResultOf(userId)) : isOnQuestion,
    ),
    'and',
  )
}

/** Whether the answer of a thread belongs to a result that somebody who marks may see. */
const isOnResultOf = (userId: string): SQL => sql`exists (select 1 from ${attempts}
  inner join ${quizzes} on ${quizzes.id} = ${attempts.quizId}
  where ${attempts.id} = ${commentThreads.resultId} and ${isResultOf(userId)})`

const originOf = async (db: Queryable, quizId: string, questionId: string): Promise<string> => {
  const [found] = await db
    .select({ originId: questions.originId })
    .from(questions)
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)))
  // No thread has an empty origin, so a question that is not stored has none.
  return found?.originId ?? ''
}

/** Reads a page of the threads of a quiz, those with the latest comments first. */
export const readThreads = async (
  db: Queryable,
  quiz: CommentedQuiz,
  { state, question_id: questionId, result_id: resultId, after }: Asked,
): Promise<{ threads: CommentThread[]; next: string | null }> => {
  const rows = await db
    .select()
    .from(commentThreads)
    .where(
      and(
        isReadable(quiz),
        (state === 'open' ? isNull : isNotNull)(commentThreads.resolvedAt),
        questionId === undefined
          ? undefined
          : eq(commentThreads.originId, await originOf(db, quiz.id, questionId)),
        resultId === undefined ? undefined : eq(commentThreads.resultId, resultId),
        after === undefined ? undefined : lt(commentThreads.lastCommentId, after),
      ),
    )
    .orderBy(desc(commentThreads.lastCommentId))
    .limit(commentLimits.perPage + 1)
  const page = rows.slice(0, commentLimits.perPage)
  return {
    threads: await describeThreads(db, quiz.id, page),
    next: rows.length > page.length ? lastOf(page).lastCommentId : null,
  }
}

/** Reads the comments of threads, and the questions that they are about as they are numbered in a version. */
export const describeThreads = async (
  db: Queryable,
  quizId: string,
  threads: readonly ThreadRow[],
): Promise<CommentThread[]> => {
  if (threads.length === 0) return []
  const [written, asked] = await Promise.all([
    db
      .select()
      .from(comments)
      .where(
        inIds(
          comments.threadId,
          threads.map(({ id }) => id),
        ),
      )
      .orderBy(asc(comments.id)),
    db
      .select({ id: questions.id, originId: questions.originId, place: questions.place })
      .from(questions)
      .where(
        and(
          eq(questions.quizId, quizId),
          inIds(
            questions.originId,
            threads.map(({ originId }) => originId),
          ),
        ),
      )
      .orderBy(desc(questions.place)),
  ])
  const people = [...written.map(({ authorId }) => authorId), ...threads.map(({ resolvedBy }) => resolvedBy)]
  const names = await readAccountNames(db, [...new Set(people.filter((id) => id !== null))])
  const byOrigin = new Map(asked.map((question) => [question.originId, question]))
  return threads.map((thread) => ({
    _id: thread.id,
    question_id: byOrigin.get(thread.originId)?.id ?? null,
    question_no: byOrigin.get(thread.originId)?.place ?? null,
    field: thread.field,
    result_id: thread.resultId,
    about: thread.about,
    is_resolved: thread.resolvedAt !== null,
    resolved_by: thread.resolvedBy === null ? null : (names.get(thread.resolvedBy)?.name ?? ''),
    comments: written
      .filter(({ threadId }) => threadId === thread.id)
      .map((row) => ({
        _id: row.id,
        author_id: row.authorId,
        author: names.get(row.authorId)?.name ?? '',
        text: row.text,
        at: serializeDateTime(row.createdAt),
        is_changed: row.isChanged,
        is_deleted: row.isDeleted,
      })),
  }))
}
