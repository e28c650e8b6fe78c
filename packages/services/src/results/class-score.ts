import { defined } from '@quizwright/domain/defined.ts'
import { and, eq, sql } from '../database/drizzle.ts'
import { buildOnce } from '../database/queries/build-once.ts'
import type { Queryable } from '../database/database.ts'
import { scoreCounts } from '../database/tables/statistics.ts'

/** A class: all students who handed in an attempt in this session of this quiz. */
export type Class = { quizId: string; sessionId: string }

/** The averages of a class: marks, percent and seconds. All are 0 while nobody has handed in. */
export type ClassScore = { attempts: number; score: number; percentage: number; totalTime: number }

/** Reads the averages of a class from the counts, so the time does not grow with the number of attempts. */
export const readClassScore = async (db: Queryable, ofClass: Class): Promise<ClassScore> => {
  const [row] = await readScore(db, ofClass)
  return defined(row, 'the row of averages')
}

/** Selects the averages of a class as a part of a query, with placeholders for the fields of `Class`. */
export const selectClassScore = (db: Queryable) => {
  const { total, ofTotal, nAll: n, timeSum } = scoreCounts
  const average = (sum: ReturnType<typeof sql>) =>
    sql<number>`coalesce(${sum} / nullif(sum(${n}), 0), 0)::float8`
  return db
    .select({
      attempts: sql<number>`coalesce(sum(${n}), 0)::int`.as('attempts'),
      score: average(sql`sum(${total} * ${n})`).as('score'),
      percentage: average(sql`sum(100 * ${total} / nullif(${ofTotal}, 0) * ${n})`).as('percentage'),
      totalTime: average(sql`sum(${timeSum})`).as('total_time'),
    })
    .from(scoreCounts)
    .where(
      and(
        eq(scoreCounts.quizId, sql.placeholder('quizId')),
        eq(scoreCounts.scope, sql.placeholder('sessionId')),
      ),
    )
    .as('class_score')
}

const readScore = buildOnce((db) => db.select().from(selectClassScore(db)))
