import { sql, type SQL } from '../database/drizzle.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'

/**
 * Returns `from` and `where` of a query on an instructor's current questions: those in the newest version of each
 * quiz. Aliases are q for questions, r for revisions and z for quizzes. Continue with `and`.
 */
export const fromCurrentQuestions = (instructorId: string): SQL => sql`
  from ${questions} as q
    join ${questionRevisions} as r on r.id = q.revision_id
    join ${quizzes} as z on z.id = q.quiz_id
  where z.instructor_id = ${instructorId}
    and not exists (
      select 1 from ${quizzes} as newer
      where newer.family_id = z.family_id and newer.version > z.version
    )`
