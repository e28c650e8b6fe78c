import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { comments, commentThreads } from '../../database/tables/comments.ts'
import type { CommentedQuiz } from './commented-quiz.ts'
import { isReadable } from './read-threads.ts'
import { lockComments } from './write-comment.ts'

type Change = { commentId: string; text: string | null; userId: string }

/**
 * Changes a comment of the caller's own, or deletes it. A thread without any comment left is deleted, too. Returns the
 * thread, if there still is one. Deleting what was deleted before changes nothing.
 */
export const changeComment = async (
  tx: Queryable,
  quiz: CommentedQuiz,
  { commentId, text, userId }: Change,
): Promise<typeof commentThreads.$inferSelect | null> => {
  // An answer may be written to the thread meanwhile, which then must not be deleted under it.
  await lockComments(tx, quiz)
  const [found] = await tx
    .select({ comment: comments, thread: commentThreads })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(and(eq(comments.id, commentId), isReadable(quiz)))
    .for('update')
  if (!found && text === null) return null
  if (!found || (found.comment.isDeleted && text !== null)) throw new Problem('NOT_FOUND')
  const { comment, thread } = found
  if (text === comment.text) return thread
  const mayChange = comment.authorId === userId || (text === null && quiz.ownerId === userId)
  if (!mayChange)
    throw new Problem('COMMENT_REFUSED', {
      message: 'Only who wrote a comment can change it. Answer it instead.',
    })
  await tx
    .update(comments)
    .set(text === null ? { text: '', mentions: [], isDeleted: true } : { text, isChanged: true })
    .where(eq(comments.id, commentId))
  const left = await tx.$count(comments, and(eq(comments.threadId, thread.id), eq(comments.isDeleted, false)))
  if (left > 0) return thread
  await tx.delete(commentThreads).where(eq(commentThreads.id, thread.id))
  return null
}
