import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attempts, listedStudents, sessions } from '../database/tables.ts'
import { openLinkSecrets, personalLink } from './personal-link.ts'

/** The student list of a link, in the order of their names, with the personal links. */
export const readStudentList = async (
  db: Queryable,
  learnerSiteUrl: string,
  linkId: string,
): Promise<ListedStudent[]> => {
  const secretOf = await openLinkSecrets(db)
  const rows = await db
    .select({
      listed: listedStudents,
      attempts: sql<number>`(select count(*) from ${attempts}
        join ${sessions} on ${sessions.id} = ${attempts.sessionId}
        where ${attempts.studentId} = ${listedStudents.studentId}
          and ${sessions.linkId} = ${listedStudents.linkId})`.mapWith(Number),
    })
    .from(listedStudents)
    .where(eq(listedStudents.linkId, linkId))
    .orderBy(asc(listedStudents.name), asc(listedStudents.id))
  return rows.map(({ listed, attempts: begun }) => ({
    _id: listed.id,
    name: listed.name,
    email: listed.email,
    extra_time: listed.extraTime,
    code: listed.code,
    link: personalLink(learnerSiteUrl, linkId, secretOf(listed.id)),
    attempts: begun,
  }))
}
