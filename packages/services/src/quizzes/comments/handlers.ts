import { elementAt } from '@quizwright/domain/defined.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { commentThreads } from '../../database/tables/comments.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { readPeople } from '../shares/read-people.ts'
import { changeComment } from './change-comment.ts'
import { readCommentedQuiz } from './commented-quiz.ts'
import { countComments, markRead } from './count-comments.ts'
import { describeThreads, readThreads } from './read-threads.ts'
import { findThread, replyToThread, startThread } from './write-comment.ts'

type Names =
  | 'getThreads'
  | 'countComments'
  | 'startThread'
  | 'replyToThread'
  | 'changeComment'
  | 'resolveThread'
  | 'markCommentsRead'
type ThreadRow = typeof commentThreads.$inferSelect

const threadResponse = async (tx: Queryable, quizId: string, row: ThreadRow) => {
  const thread = elementAt(await describeThreads(tx, quizId, [row]), 0)
  return dataResponse({ thread: thread })
}

/** The check of the rows' scope has found that the caller has a role in the quiz. */
export const commentHandlers = ({ db, now }: Context) =>
  ({
    getThreads: async ({ params, query, user: { userId } }) => {
      const quiz = await readCommentedQuiz(db, params.id, userId)
      const [found, people] = await Promise.all([readThreads(db, quiz, query), readPeople(db, quiz)])
      return dataResponse({ ...found, people })
    },

    countComments: async ({ params, user: { userId } }) =>
      dataResponse(await countComments(db, await readCommentedQuiz(db, params.id, userId), userId)),

    startThread: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const quiz = await readCommentedQuiz(tx, body.quiz_id, userId)
        return threadResponse(
          tx,
          quiz.id,
          await startThread(tx, quiz, body, { authorId: userId, now: now() }),
        )
      }),

    replyToThread: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const quiz = await readCommentedQuiz(tx, body.quiz_id, userId)
        const { text, mentions } = body
        const written = { authorId: userId, text, mentions, now: now() }
        return threadResponse(tx, quiz.id, await replyToThread(tx, quiz, body.thread_id, written))
      }),

    changeComment: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const quiz = await readCommentedQuiz(tx, body.quiz_id, userId)
        const change = { commentId: body.comment_id, text: body.text, userId }
        const thread = await changeComment(tx, quiz, change)
        return thread === null ? dataResponse({ thread: null }) : threadResponse(tx, quiz.id, thread)
      }),

    resolveThread: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const quiz = await readCommentedQuiz(tx, body.quiz_id, userId)
        const { id, resolvedAt } = await findThread(tx, quiz, body.thread_id)
        const isResolved = resolvedAt !== null
        const thread = elementAt(
          await tx
            .update(commentThreads)
            .set(
              body.is_resolved === isResolved
                ? { resolvedAt }
                : {
                    resolvedAt: body.is_resolved ? now() : null,
                    resolvedBy: body.is_resolved ? userId : null,
                  },
            )
            .where(eq(commentThreads.id, id))
            .returning(),
          0,
        )
        return threadResponse(tx, quiz.id, thread)
      }),

    markCommentsRead: async ({ body, user: { userId } }) => {
      await markRead(db, await readCommentedQuiz(db, body.quiz_id, userId), userId)
      return dataResponse({ quiz_id: body.quiz_id })
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
