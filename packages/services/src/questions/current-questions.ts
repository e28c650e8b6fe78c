import { type SQL, sql } from 'drizzle-orm'
import { questionRevisions, questions, quizzes } from '../database/tables.ts'

/**
 * Where an instructor's questions stand today: in the newest version of each of their quizzes. A `from` with
 * the questions as q, their revisions as r and their quizzes as z, up to its `where`, which can go on with
 * `and`.
 */
export const currentQuestionsOf = (instructorId: string): SQL => sql`
  from ${questions} as q
    join ${questionRevisions} as r on r.id = q.revision_id
    join ${quizzes} as z on z.id = q.quiz_id
  where z.instructor_id = ${instructorId}
    and not exists (select 1 from ${quizzes} as newer where newer.family_id = z.family_id and newer.version > z.version)`
