import { keptDraftLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, desc, eq, gt, inArray, lte } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { keptDrafts } from '../../database/tables/kept-drafts.ts'
import { dataResponse } from '../../http/response-bodies.ts'

type Names = 'getKeptDrafts' | 'getKeptDraft' | 'keepDraft' | 'deleteKeptDraft'

const dayMs = 24 * 60 * 60 * 1_000
/** Drafts that were changed last before this moment are neither shown nor kept. */
const oldest = (now: Date): Date => new Date(now.getTime() - keptDraftLimits.days * dayMs)

const columns = {
  quizId: keptDrafts.quizId,
  deviceId: keptDrafts.deviceId,
  questions: keptDrafts.questions,
  changedAt: keptDrafts.changedAt,
}
type Row = { quizId: string; deviceId: string; questions: number; changedAt: Date }

const toWire = ({ quizId, deviceId, questions, changedAt }: Row) => ({
  quiz_id: quizId,
  device_id: deviceId,
  questions,
  changed_at: serializeDateTime(changedAt),
})

const ofQuiz = (authorId: string, quizId: string) =>
  and(eq(keptDrafts.authorId, authorId), eq(keptDrafts.quizId, quizId))

/** Deletes what an author has kept too long, and what exceeds the number for one author. */
const deleteSurplus = async (tx: Queryable, authorId: string, now: Date): Promise<void> => {
  const own = eq(keptDrafts.authorId, authorId)
  await tx.delete(keptDrafts).where(and(own, lte(keptDrafts.changedAt, oldest(now))))
  const surplus = await tx
    .select({ quizId: keptDrafts.quizId })
    .from(keptDrafts)
    .where(own)
    .orderBy(desc(keptDrafts.changedAt), desc(keptDrafts.quizId))
    .offset(keptDraftLimits.perInstructor)
  if (surplus.length > 0)
    await tx.delete(keptDrafts).where(
      and(
        own,
        inArray(
          keptDrafts.quizId,
          surplus.map(({ quizId }) => quizId),
        ),
      ),
    )
}

/** A draft is its author's alone. To keep one, its author needs the quiz, which the check of the row has found. */
export const keptDraftHandlers = ({ db, now }: Context) =>
  ({
    getKeptDrafts: async ({ user }) => {
      const rows = await db
        .select(columns)
        .from(keptDrafts)
        .where(and(eq(keptDrafts.authorId, user.userId), gt(keptDrafts.changedAt, oldest(now()))))
        .orderBy(desc(keptDrafts.changedAt), desc(keptDrafts.quizId))
      return dataResponse({ drafts: rows.map(toWire) })
    },

    getKeptDraft: async ({ params, user }) => {
      const [row] = await db
        .select({ ...columns, content: keptDrafts.content })
        .from(keptDrafts)
        .where(and(ofQuiz(user.userId, params.id), gt(keptDrafts.changedAt, oldest(now()))))
      return dataResponse({ draft: row ? { ...toWire(row), content: row.content } : null })
    },

    keepDraft: ({ params, body, user }) =>
      db.transaction(async (tx) => {
        const changedAt = now()
        const kept = {
          deviceId: body.device_id,
          questions: body.questions,
          content: body.content,
          changedAt,
        }
        await tx
          .insert(keptDrafts)
          .values({ authorId: user.userId, quizId: params.id, ...kept })
          .onConflictDoUpdate({ target: [keptDrafts.authorId, keptDrafts.quizId], set: kept })
        await deleteSurplus(tx, user.userId, changedAt)
        return dataResponse(toWire({ quizId: params.id, ...kept }))
      }),

    deleteKeptDraft: async ({ params, user }) => {
      await db.delete(keptDrafts).where(ofQuiz(user.userId, params.id))
      return dataResponse({})
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
