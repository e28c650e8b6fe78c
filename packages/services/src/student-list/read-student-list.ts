import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { asc, count, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts, listedStudents, sessions, students } from '../database/tables.ts'
import { openLinkSecrets, personalLink } from './personal-link.ts'

/** The student list of a link, in the order of their names, with the personal links. */
export const readStudentList = async (
  db: Queryable,
  learnerSiteUrl: string,
  linkId: string,
): Promise<ListedStudent[]> => {
  const secretOf = await openLinkSecrets(db)
  const rows = await db
    .select({ listed: listedStudents, mergedInto: students.mergedInto })
    .from(listedStudents)
    .innerJoin(students, eq(students.id, listedStudents.studentId))
    .where(eq(listedStudents.linkId, linkId))
    .orderBy(asc(listedStudents.name), asc(listedStudents.id))
  const begun = await countBegun(db, linkId)
  return rows.map(({ listed, mergedInto }) => ({
    _id: listed.id,
    name: listed.name,
    email: listed.email,
    extra_time: listed.extraTime,
    code: listed.code,
    link: personalLink(learnerSiteUrl, linkId, secretOf(listed.id)),
    attempts: begun.get(mergedInto ?? listed.studentId) ?? 0,
  }))
}

/** How many attempts each student has begun by a link. */
const countBegun = async (db: Queryable, linkId: string): Promise<Map<string, number>> => {
  const rows = await db
    .select({ studentId: attempts.studentId, n: count() })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(eq(sessions.linkId, linkId))
    .groupBy(attempts.studentId)
  return new Map(rows.map(({ studentId, n }) => [studentId, n]))
}
