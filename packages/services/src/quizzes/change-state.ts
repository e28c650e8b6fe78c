import { toasts } from '@quizwright/contracts/texts.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { inArray } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables/quizzes.ts'

type QuizState = Partial<Pick<typeof quizzes.$inferInsert, 'isArchived' | 'isPublished'>>

/**
 * Changes several quizzes at once; the route has checked that they belong to the caller. Archived and
 * published are independent states.
 */
const setState =
  ({ db }: Context, state: QuizState, message: string) =>
  async ({ body }: { body: { quiz_id: string[] } }) => {
    await db.update(quizzes).set(state).where(inArray(quizzes.id, body.quiz_id))
    return dataResponse({ quiz_id: body.quiz_id }, message)
  }

export const stateHandlers = (context: Context) =>
  ({
    unpublishQuizzes: setState(context, { isPublished: false }, toasts.quizUnpublished),
    archiveQuizzes: setState(context, { isArchived: true }, toasts.quizzesArchived),
    unarchiveQuizzes: setState(context, { isArchived: false }, toasts.quizzesUnarchived),
  }) satisfies Pick<Handlers<'quiz'>, 'unpublishQuizzes' | 'archiveQuizzes' | 'unarchiveQuizzes'>
