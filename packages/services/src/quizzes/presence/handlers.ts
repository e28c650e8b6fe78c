import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, desc, eq } from '../../database/drizzle.ts'
import { readAccountName } from '../../auth/accounts/account-names.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { saves } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { createWhoIsThere } from './who-is-there.ts'

type Saver = { name: string | null; isCaller: boolean }

/** Returns who saved the questions of a quiz last. */
const readSaver = async (db: Queryable, quizId: string, callerId: string): Promise<Saver> => {
  const [save] = await db
    .select({ by: saves.ownerId })
    .from(saves)
    .where(and(eq(saves.quizId, quizId), eq(saves.state, 'saved')))
    .orderBy(desc(saves.touchedAt))
    .limit(1)
  return {
    name: save ? ((await readAccountName(db, save.by)) ?? null) : null,
    isCaller: save?.by === callerId,
  }
}

export const presenceHandlers = ({ db, now }: Context) => {
  const whoIsThere = createWhoIsThere(db)
  return {
    bePresent: async ({ body, user }) => {
      const { quiz_id: quizId, device_id: deviceId, question_id: questionId, revision } = body
      const seen = { quizId, accountId: user.userId, deviceId, questionId, seenAt: now() }
      await whoIsThere.note(seen)
      const [[quiz], people] = await Promise.all([
        db
          .select({ revision: quizzes.revision, isPublished: quizzes.isPublished })
          .from(quizzes)
          .where(eq(quizzes.id, quizId)),
        whoIsThere.others(seen),
      ])
      if (!quiz) throw new Problem('NOT_FOUND')
      const isNewer = revision !== null && revision !== quiz.revision
      const saver = isNewer ? await readSaver(db, quizId, user.userId) : undefined
      return dataResponse({
        revision: quiz.revision,
        saved_by: saver?.name ?? null,
        is_saved_by_caller: saver?.isCaller ?? false,
        is_published: quiz.isPublished,
        people,
      })
    },
  } satisfies Pick<Handlers<'quiz'>, 'bePresent'>
}
