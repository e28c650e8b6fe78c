import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { notify } from '../../mail/notices/notify.ts'
import { findSubject, giveRole, giveUpRole, lockOwned, requireShare, takeRole } from './change-shares.ts'
import { listShared } from './list-shared.ts'
import { readShares } from './read-shares.ts'
import { acceptShareLink, makeShareLink, removeShareLink } from './share-links.ts'

type Names =
  | 'getShares'
  | 'addShare'
  | 'changeShare'
  | 'removeShare'
  | 'leaveQuiz'
  | 'getSharedQuizzes'
  | 'makeShareLink'
  | 'removeShareLink'
  | 'acceptShareLink'

/** The check of the rows' scope has found that the caller owns the quiz, or has a role in it. */
export const shareHandlers = ({ db, now }: Context) =>
  ({
    getShares: async ({ params, user }) => dataResponse(await readShares(db, params.id, user.userId, now())),

    addShare: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const family = await lockOwned(tx, body.quiz_id, userId)
        const subject = await findSubject(tx, family, body)
        await giveRole(tx, family.familyId, subject, body.role, { by: userId, now: now() })
        if (subject.kind === 'person') {
          const notice = { kind: 'shared' as const, quizId: body.quiz_id, actorId: userId }
          await notify(tx, [subject.subjectId], notice, now())
        }
        return dataResponse(await readShares(tx, body.quiz_id, userId, now()))
      }),

    changeShare: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const { familyId } = await lockOwned(tx, body.quiz_id, userId)
        const subject = { kind: body.kind, subjectId: body.subject_id }
        await requireShare(tx, familyId, subject)
        await giveRole(tx, familyId, subject, body.role, { by: userId, now: now() })
        return dataResponse(await readShares(tx, body.quiz_id, userId, now()))
      }),

    removeShare: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const { familyId } = await lockOwned(tx, body.quiz_id, userId)
        const subject = { kind: body.kind, subjectId: body.subject_id }
        if (!(await takeRole(tx, familyId, subject, { by: userId, now: now() })))
          throw new Problem('NOT_FOUND')
        return dataResponse(await readShares(tx, body.quiz_id, userId, now()))
      }),

    makeShareLink: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const { familyId } = await lockOwned(tx, body.quiz_id, userId)
        return dataResponse(await makeShareLink(tx, { familyId, role: body.role, by: userId, now: now() }))
      }),

    removeShareLink: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const { familyId } = await lockOwned(tx, body.quiz_id, userId)
        await removeShareLink(tx, familyId)
        return dataResponse(await readShares(tx, body.quiz_id, userId, now()))
      }),

    acceptShareLink: ({ body, user: { userId } }) =>
      db.transaction(async (tx) =>
        dataResponse(await acceptShareLink(tx, body.secret, { userId, now: now() })),
      ),

    leaveQuiz: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const [quiz] = await tx
          .select({ familyId: quizzes.familyId, ownerId: quizzes.instructorId })
          .from(quizzes)
          .where(eq(quizzes.id, body.quiz_id))
        if (!quiz) throw new Problem('NOT_FOUND')
        if (quiz.ownerId === userId)
          throw new Problem('SHARE_REFUSED', {
            message: 'You own this quiz. Hand it over to a colleague first, then leave it.',
          })
        await giveUpRole(tx, quiz.familyId, userId)
        return dataResponse({ quiz_id: body.quiz_id })
      }),

    getSharedQuizzes: async ({ body, user }) => dataResponse(await listShared(db, user.userId, body)),
  }) satisfies Pick<Handlers<'quiz'>, Names>
