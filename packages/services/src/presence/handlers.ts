import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { readAccountName, readAccountNames } from '../auth/account-names.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { presences } from '../database/tables/presence.ts'
import { saves } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { dataResponse } from '../http/response-bodies.ts'

/** A page asks more often than this while it is open. Who was not heard of for so long is gone. */
const presentMs = 10_000
/** A page that asks every second or so is written down less often, unless its author goes to another question. */
const writtenEveryMs = 4_000
const peopleShown = 20

type Seen = typeof presences.$inferInsert

const writeDown = async (db: Queryable, seen: Seen): Promise<void> => {
  const { questionId, seenAt } = seen
  await db
    .insert(presences)
    .values(seen)
    .onConflictDoUpdate({
      target: [presences.quizId, presences.accountId, presences.deviceId],
      set: { questionId, seenAt },
      setWhere: sql`${presences.questionId} is distinct from ${questionId}
        or ${presences.seenAt} < ${new Date(seenAt.getTime() - writtenEveryMs).toISOString()}::timestamptz`,
    })
}

/** Reads the others who are there, each once, where they were heard of last. */
const readOthers = async (db: Queryable, { quizId, accountId, seenAt }: Seen) => {
  const rows = await db
    .selectDistinctOn([presences.accountId], { id: presences.accountId, questionId: presences.questionId })
    .from(presences)
    .where(
      and(
        eq(presences.quizId, quizId),
        ne(presences.accountId, accountId),
        gt(presences.seenAt, new Date(seenAt.getTime() - presentMs)),
      ),
    )
    .orderBy(presences.accountId, desc(presences.seenAt))
    .limit(peopleShown)
  const names = await readAccountNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, questionId }) => ({
    _id: id,
    name: names.get(id)?.name ?? '',
    question_id: questionId,
  }))
}

/** Returns the name of who saved the questions of a quiz last. */
const readSaver = async (db: Queryable, quizId: string): Promise<string | null> => {
  const [save] = await db
    .select({ by: saves.ownerId })
    .from(saves)
    .where(and(eq(saves.quizId, quizId), eq(saves.state, 'saved')))
    .orderBy(desc(saves.touchedAt))
    .limit(1)
  return save ? ((await readAccountName(db, save.by)) ?? null) : null
}

/** Deletes who has not been there for long. */
export const forgetPresences = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(presences).where(lt(presences.seenAt, new Date(now.getTime() - 60 * presentMs)))
}

export const presenceHandlers = ({ db, now }: Context) =>
  ({
    bePresent: async ({ body, user }) => {
      const { quiz_id: quizId, device_id: deviceId, question_id: questionId, revision } = body
      const seen = { quizId, accountId: user.userId, deviceId, questionId, seenAt: now() }
      await writeDown(db, seen)
      const [[quiz], people] = await Promise.all([
        db.select({ revision: quizzes.revision }).from(quizzes).where(eq(quizzes.id, quizId)),
        readOthers(db, seen),
      ])
      if (!quiz) throw new Problem('NOT_FOUND')
      const isNewer = revision !== null && revision !== quiz.revision
      return dataResponse({
        revision: quiz.revision,
        saved_by: isNewer ? await readSaver(db, quizId) : null,
        people,
      })
    },
  }) satisfies Pick<Handlers<'quiz'>, 'bePresent'>
