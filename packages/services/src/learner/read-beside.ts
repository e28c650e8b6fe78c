import { defined } from '@quizwright/domain/defined.ts'
import { sql } from '../database/drizzle.ts'
import { buildOnce } from '../database/queries/build-once.ts'
import type { Queryable } from '../database/database.ts'
import { lateAnswers } from '../database/tables/late-answers.ts'
import { reports } from '../database/tables/learner.ts'
import { selectLink } from '../students/admission/find-link.ts'

type Asked = { id: string; quizId: string; studentId: string; linkId: string }

/** What else there is to tell the student of a handed-in attempt: mostly nothing, which then need not be read. */
export type Beside = { attemptsAllowed: number | null; hasLateAnswers: boolean; hasReports: boolean }

export const readBeside = async (
  db: Queryable,
  { id, quizId, studentId, linkId }: Asked,
): Promise<Beside> => {
  const [beside] = await read(db, { id, quizId, studentId, linkId })
  return defined(beside, 'the link')
}

const read = buildOnce((db) => {
  const link = selectLink(db).as('link')
  return db
    .select({
      attemptsAllowed: link.attemptsAllowed,
      hasLateAnswers: sql<boolean>`exists (select from ${lateAnswers} late
        where late.attempt_id = ${sql.placeholder('id')})`,
      hasReports: sql<boolean>`exists (select from ${reports} report
        where report.quiz_id = ${sql.placeholder('quizId')} and report.student_id = ${sql.placeholder('studentId')})`,
    })
    .from(link)
})
