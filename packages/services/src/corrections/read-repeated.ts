import { sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'

export type Repeated = { id: string; quizId: string; questionId: string; version: number; ofId: string }

/**
 * Reads the corrections in force that repeat these in other versions, directly or through another one that does:
 * carried into a newer version, or made together. `ofId` is the correction that they repeat.
 */
export const readRepeated = async (db: Queryable, ...ids: readonly string[]): Promise<Repeated[]> => {
  const { rows } = await db.execute<Repeated>(sql`
    with recursive repeated as (
      select id, quiz_id, question_id, undone_at, carried_from as of_id from quiz.corrections
      where carried_from in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      union
      select c.id, c.quiz_id, c.question_id, c.undone_at, r.of_id from quiz.corrections as c
      join repeated as r on c.carried_from = r.id
    )
    select r.id, r.quiz_id as "quizId", r.question_id as "questionId", q.version, r.of_id as "ofId"
    from repeated as r join quiz.quizzes as q on q.id = r.quiz_id
    where r.undone_at is null order by q.version, r.id`)
  return rows
}
