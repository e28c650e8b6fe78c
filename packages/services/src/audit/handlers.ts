import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { desc, eq, sql } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { auditEvents } from '../database/tables/audit.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { describeEvents, readEvents } from './read-events.ts'

/** Reads the names of quizzes by family, that of the latest version. */
const readQuizNames = async (db: Queryable, familyIds: string[]): Promise<Map<string, string>> => {
  const rows = await db
    .selectDistinctOn([quizzes.familyId], { familyId: quizzes.familyId, name: quizzes.name })
    .from(quizzes)
    .where(inIds(quizzes.familyId, familyIds))
    .orderBy(quizzes.familyId, desc(quizzes.version))
  return new Map(rows.map(({ familyId, name }) => [familyId, name]))
}

export const auditHandlers = ({ db }: Context) =>
  ({
    getQuizLog: async ({ params, query }) => {
      const ofQuiz = eq(
        auditEvents.familyId,
        sql`(select ${quizzes.familyId} from ${quizzes} where ${quizzes.id} = ${params.id})`,
      )
      const { rows, next } = await readEvents(db, ofQuiz, query.after)
      return dataResponse({ events: rows.map(await describeEvents(db, rows)), next })
    },

    getLog: async ({ query }) => {
      const { rows, next } = await readEvents(db, undefined, query.after)
      const families = new Set(rows.flatMap(({ familyId }) => familyId ?? []))
      const [describe, quizNames] = await Promise.all([
        describeEvents(db, rows),
        readQuizNames(db, [...families]),
      ])
      const events = rows.map((row) => ({
        ...describe(row),
        quiz: row.familyId === null ? null : (quizNames.get(row.familyId) ?? null),
      }))
      return dataResponse({ events, next })
    },
  }) satisfies Pick<Handlers<'quiz'>, 'getQuizLog' | 'getLog'>
