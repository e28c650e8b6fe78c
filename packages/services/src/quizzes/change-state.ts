import { toasts } from '@quizwright/domain/texts.ts'
import type { Handlers, User } from '@quizwright/server/routes/handler.ts'
import { asc } from '../database/drizzle.ts'
import { requireRight } from '../auth/rights/rights.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { keepLaterDecision } from '../saving/keep-later-decision.ts'

const states = {
  unpublished: { isPublished: false },
  archived: { isArchived: true },
  unarchived: { isArchived: false },
}

/**
 * Changes several quizzes at once. Archived and published are independent states. The right is asked for again behind
 * the locks, for which a call may have waited.
 */
const setState =
  ({ db }: Context, decision: keyof typeof states, message: string) =>
  async ({ body, user }: { body: { quiz_id: string[] }; user: User }) => {
    const areNamed = inIds(quizzes.id, body.quiz_id)
    await db.transaction(async (tx) => {
      // Locked in the same order everywhere. Otherwise two calls on the same quizzes could wait for each other.
      await tx
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(areNamed)
        .orderBy(asc(quizzes.id))
        .for('no key update')
      await requireRight(tx, { right: 'editor' }, 'quiz', body.quiz_id, user.userId)
      await tx.update(quizzes).set(states[decision]).where(areNamed)
      if (decision !== 'unarchived') await keepLaterDecision(tx, body.quiz_id, decision)
    })
    return dataResponse({ quiz_id: body.quiz_id }, message)
  }

export const stateHandlers = (context: Context) =>
  ({
    unpublishQuizzes: setState(context, 'unpublished', toasts.quizUnpublished),
    archiveQuizzes: setState(context, 'archived', toasts.quizzesArchived),
    unarchiveQuizzes: setState(context, 'unarchived', toasts.quizzesUnarchived),
  }) satisfies Pick<Handlers<'quiz'>, 'unpublishQuizzes' | 'archiveQuizzes' | 'unarchiveQuizzes'>
