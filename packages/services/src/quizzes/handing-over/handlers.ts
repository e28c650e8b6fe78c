import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import { readAccountName } from '../../auth/accounts/account-names.ts'
import type { Context } from '../../context.ts'
import { countOpenAttempts } from '../../corrections/planning/read-met-attempts.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { accounts } from '../../database/tables/auth.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { notify } from '../../mail/notices/notify.ts'
import { requireShare } from '../shares/change-shares.ts'
import { readShares } from '../shares/read-shares.ts'
import { handOver, lockFamily } from './hand-over.ts'
import { countStudents } from './move-students.ts'

const readVersions = async (tx: Queryable, quizId: string): Promise<string[]> => {
  const family = tx.select({ id: quizzes.familyId }).from(quizzes).where(eq(quizzes.id, quizId))
  const rows = await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.familyId, family))
  return rows.map(({ id }) => id)
}

/** Locks a quiz and requires that it is still the caller's. Throws ROLE_CHANGED if somebody was faster. */
const lockStillOwned = async (tx: Queryable, quizId: string, userId: string): Promise<string> => {
  const [quiz] = await tx.select({ familyId: quizzes.familyId }).from(quizzes).where(eq(quizzes.id, quizId))
  const ownerId = quiz && (await lockFamily(tx, quiz.familyId))
  if (!quiz || ownerId === undefined) throw new Problem('NOT_FOUND')
  if (ownerId === userId) return quiz.familyId
  const name = await readAccountName(tx, ownerId)
  throw new Problem('ROLE_CHANGED', {
    message: name
      ? `${name} owns this quiz by now. Reload the page to see who has it.`
      : 'Somebody else owns this quiz by now. Reload the page to see who has it.',
  })
}

const requireEnabled = async (tx: Queryable, id: string): Promise<void> => {
  const found = await tx.$count(accounts, and(eq(accounts.id, id), isNull(accounts.disabledAt)))
  if (found === 0)
    throw new Problem('SHARE_REFUSED', {
      message: 'This account can not sign in any more. Choose another colleague.',
    })
}

export const handingOverHandlers = ({ db, now }: Context) =>
  ({
    previewHandOver: async ({ params }) => {
      const quizIds = await readVersions(db, params.id)
      const [students, open, ofSessions] = await Promise.all([
        countStudents(db, quizIds),
        Promise.all(quizIds.map((id) => countOpenAttempts(db, id))),
        db.$count(sessions, inIds(sessions.quizId, quizIds)),
      ])
      return dataResponse({
        versions: quizIds.length,
        sessions: ofSessions,
        students,
        open_attempts: open.reduce((sum, n) => sum + n, 0),
      })
    },

    handOverQuiz: ({ body, user: { userId } }) =>
      db.transaction(async (tx) => {
        const familyId = await lockStillOwned(tx, body.quiz_id, userId)
        await requireShare(tx, familyId, { kind: 'person', subjectId: body.subject_id })
        await requireEnabled(tx, body.subject_id)
        await handOver(tx, { familyId, from: userId, to: body.subject_id, stays: true }, now())
        const notice = { kind: 'handed_over' as const, quizId: body.quiz_id, actorId: userId }
        await notify(tx, [body.subject_id], notice, now())
        return dataResponse(await readShares(tx, body.quiz_id, userId, now()))
      }),
  }) satisfies Pick<Handlers<'quiz'>, 'previewHandOver' | 'handOverQuiz'>
