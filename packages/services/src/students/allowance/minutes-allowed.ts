import type { MoreTime } from '@quizwright/domain/schemas/attempt.ts'
import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import type { attempts } from '../../database/tables/learner.ts'
import { moreTime } from '../../database/tables/student-access.ts'
import { recordsMergedInto } from '../merged-records.ts'
import type { StudentAtLink } from './read-allowance.ts'

/** As a part of a query: the minutes that a student, or one merged into this one, was allowed beyond the others. */
export const minutesAllowed = ({
  linkId,
  studentId,
}: Record<keyof StudentAtLink, SQLWrapper | string>): SQL<number> =>
  sql<number>`coalesce((
    select allowed.minutes from ${moreTime} allowed
    where allowed.link_id = ${linkId} and allowed.student_id in ${recordsMergedInto(studentId)}
    order by allowed.created_at desc, allowed.id desc limit 1), 0)`

/**
 * Tells the student of an attempt about the minutes that `minutesAllowed` selects. Few have any, so nothing is read for
 * the others.
 */
export const describeMoreTime = async (
  db: Queryable,
  { studentId, extraSeconds }: Pick<typeof attempts.$inferSelect, 'studentId' | 'extraSeconds'>,
  linkId: string,
): Promise<{ more_time?: MoreTime }> => {
  if (extraSeconds === 0) return {}
  const [latest] = await db
    .select({ minutes: moreTime.minutes, reason: moreTime.reason })
    .from(moreTime)
    .where(and(eq(moreTime.linkId, linkId), inArray(moreTime.studentId, recordsMergedInto(studentId))))
    .orderBy(desc(moreTime.createdAt), desc(moreTime.id))
    .limit(1)
  return latest && latest.minutes > 0 ? { more_time: latest } : {}
}
