import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { commentLimits } from '@quizwright/domain/limits.ts'
import type { StartThreadBody } from '@quizwright/domain/schemas/comment.ts'
import { and, count, eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { comments, commentThreads } from '../../database/tables/comments.ts'
import { attempts } from '../../database/tables/learner.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { notify } from '../../mail/notices/notify.ts'
import { readPeople } from '../shares/read-people.ts'
import type { CommentedQuiz } from './commented-quiz.ts'
import { isReadable } from './read-threads.ts'

type ThreadRow = typeof commentThreads.$inferSelect
export type Written = {
  authorId: string
  text: string
  mentions?: readonly string[] | undefined
  now: Date
}

const aboutLength = 300

/** Lets one comment on a quiz be written at a time, so that the limits count all. */
export const lockComments = (tx: Queryable, { familyId }: CommentedQuiz) =>
  lockNames(tx, [`comments of ${familyId}`])

/** Finds what a thread is about. Throws COMMENT_REFUSED if the question is not stored, or no longer. */
const findQuestion = async (
  tx: Queryable,
  { quiz_id: quizId, question_id: questionId, result_id: resultId }: StartThreadBody,
): Promise<{ originId: string; about: string }> => {
  const [question] = await tx
    .select({ originId: questions.originId, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)))
  if (!question)
    throw new Problem('COMMENT_REFUSED', {
      message:
        'This question is not in the saved quiz. Save your questions, or reload the page if a colleague deleted it.',
    })
  if (resultId !== undefined) {
    const [attempt] = await tx
      .select({ quizId: attempts.quizId })
      .from(attempts)
      .where(eq(attempts.id, resultId))
    if (attempt?.quizId !== quizId) throw new Problem('NOT_FOUND')
  }
  return {
    originId: question.originId,
    about: [...question.content.question].slice(0, aboutLength).join(''),
  }
}

export const startThread = async (
  tx: Queryable,
  quiz: CommentedQuiz,
  body: StartThreadBody,
  { authorId, now }: { authorId: string; now: Date },
): Promise<ThreadRow> => {
  await lockComments(tx, quiz)
  const threads = elementAt(
    await tx.select({ n: count() }).from(commentThreads).where(eq(commentThreads.familyId, quiz.familyId)),
    0,
  )
  if (threads.n >= commentLimits.threads)
    throw new Problem('COMMENT_REFUSED', {
      message: 'This quiz has 1,000 threads of comments, and no more fit. Delete comments that are settled.',
    })
  const about = await findQuestion(tx, body)
  const thread = elementAt(
    await tx
      .insert(commentThreads)
      .values({
        id: makeId(),
        familyId: quiz.familyId,
        ...about,
        field: body.field ?? null,
        resultId: body.result_id ?? null,
        lastCommentId: '',
        createdAt: now,
      })
      .returning(),
    0,
  )
  return addComment(tx, quiz, thread, { authorId, text: body.text, mentions: body.mentions, now })
}

/** Adds a comment to a thread, which is open again afterwards. The comments of the quiz are locked. */
const addComment = async (
  tx: Queryable,
  quiz: CommentedQuiz,
  thread: ThreadRow,
  { authorId, text, mentions = [], now }: Written,
): Promise<ThreadRow> => {
  // Comments on answers of students are for those who may mark.
  const people = await readPeople(tx, quiz, thread.resultId === null ? 'viewer' : 'marker')
  const named = people.filter(({ _id }) => mentions.includes(_id)).map(({ _id }) => _id)
  const id = makeId()
  await tx
    .insert(comments)
    .values({ id, threadId: thread.id, authorId, text, mentions: named, createdAt: now })
  const changed = elementAt(
    await tx
      .update(commentThreads)
      .set({ lastCommentId: id, resolvedAt: null, resolvedBy: null })
      .where(eq(commentThreads.id, thread.id))
      .returning(),
    0,
  )
  const wrote = await tx
    .selectDistinct({ id: comments.authorId })
    .from(comments)
    .where(eq(comments.threadId, thread.id))
  // Those who are concerned: the owner, and who wrote in the thread, as far as they may still read it.
  const concerned = [quiz.ownerId, ...wrote.map((one) => one.id)].filter(
    (one) => !named.includes(one) && people.some(({ _id }) => _id === one),
  )
  const notice = { quizId: quiz.id, actorId: authorId, commentId: id }
  await notify(tx, named, { kind: 'mention', ...notice }, now)
  await notify(tx, concerned, { kind: 'comment', ...notice }, now)
  return changed
}

export const replyToThread = async (
  tx: Queryable,
  quiz: CommentedQuiz,
  threadId: string,
  written: Written,
): Promise<ThreadRow> => {
  await lockComments(tx, quiz)
  const thread = await findThread(tx, quiz, threadId)
  const already = elementAt(
    await tx.select({ n: count() }).from(comments).where(eq(comments.threadId, threadId)),
    0,
  )
  if (already.n >= commentLimits.perThread)
    throw new Problem('COMMENT_REFUSED', {
      message: 'This thread has 100 comments, and no more fit. Start another one.',
    })
  return addComment(tx, quiz, thread, written)
}

/** Finds a thread of a quiz that the caller may read. Throws NOT_FOUND. */
export const findThread = async (
  tx: Queryable,
  quiz: CommentedQuiz,
  threadId: string,
): Promise<ThreadRow> => {
  const [thread] = await tx
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.id, threadId), isReadable(quiz)))
  if (!thread) throw new Problem('NOT_FOUND')
  return thread
}
