import { defined } from '@quizwright/domain/defined.ts'
import { and, count, eq, gt, isNotNull, isNull, max, ne, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { comments, commentReads, commentThreads } from '../../database/tables/comments.ts'
import { questions } from '../../database/tables/questions.ts'
import type { CommentedQuiz } from './commented-quiz.ts'
import { isReadable } from './read-threads.ts'

/** Counts the open threads of a quiz, of each question of this version, and those with something new for somebody. */
export const countComments = async (db: Queryable, quiz: CommentedQuiz, userId: string) => {
  const open = and(isReadable(quiz), isNull(commentThreads.resolvedAt))
  const seen = sql`coalesce((select ${commentReads.lastCommentId} from ${commentReads}
    where ${commentReads.familyId} = ${quiz.familyId} and ${commentReads.accountId} = ${userId}), '')`
  const asked = and(eq(questions.quizId, quiz.id), eq(questions.originId, commentThreads.originId))
  const [total, [unread], byQuestion, byAnswer] = await Promise.all([
    db.$count(commentThreads, open),
    db
      .select({ n: count() })
      .from(commentThreads)
      .innerJoin(comments, eq(comments.id, commentThreads.lastCommentId))
      .where(and(open, gt(commentThreads.lastCommentId, seen), ne(comments.authorId, userId))),
    db
      .select({ question_id: questions.id, open: count() })
      .from(commentThreads)
      .innerJoin(questions, asked)
      .where(and(open, isNull(commentThreads.resultId)))
      .groupBy(questions.id),
    db
      .select({
        question_id: questions.id,
        result_id: sql<string>`${commentThreads.resultId}`,
        open: count(),
      })
      .from(commentThreads)
      .innerJoin(questions, asked)
      .where(and(open, isNotNull(commentThreads.resultId)))
      .groupBy(questions.id, commentThreads.resultId),
  ])
  return { open: total, unread: defined(unread, 'unread').n, questions: byQuestion, answers: byAnswer }
}

/** Counts the open threads about questions that a version of a quiz has. */
export const countOpenOnQuestions = async (
  db: Queryable,
  { id, familyId }: { id: string; familyId: string },
): Promise<number> =>
  db.$count(
    commentThreads,
    and(
      eq(commentThreads.familyId, familyId),
      isNull(commentThreads.resolvedAt),
      isNull(commentThreads.resultId),
      sql`exists (select 1 from ${questions} where ${questions.quizId} = ${id}
        and ${questions.originId} = ${commentThreads.originId})`,
    ),
  )

/** Remembers that somebody has seen all comments there are now. */
export const markRead = async (tx: Queryable, quiz: CommentedQuiz, userId: string): Promise<void> => {
  const [latest] = await tx
    .select({ id: max(commentThreads.lastCommentId) })
    .from(commentThreads)
    .where(isReadable(quiz))
  if (!latest?.id) return
  await tx
    .insert(commentReads)
    .values({ familyId: quiz.familyId, accountId: userId, lastCommentId: latest.id })
    .onConflictDoUpdate({
      target: [commentReads.familyId, commentReads.accountId],
      set: { lastCommentId: latest.id },
    })
}
