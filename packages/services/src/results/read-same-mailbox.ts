import { alias, and, eq, exists, isNull, ne } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { attempts } from '../database/tables/learner.ts'
import { students } from '../database/tables/students.ts'

export type NamedStudent = { full_name: string; email: string }

/** So many are named beside a result: more than these are a class that shares a mailbox. */
const named = 3

/**
 * Reads, by the id of a student, others who have attempted the quiz and whose addresses lead to the same mailbox. Only
 * students with a confirmed address or from a list are compared: anybody can type the address of another one.
 */
export const readSameMailbox = async (
  db: Queryable,
  { quizId, studentIds }: { quizId: string; studentIds: readonly string[] },
): Promise<Map<string, NamedStudent[]>> => {
  if (studentIds.length === 0) return new Map()
  const other = alias(students, 'other')
  const rows = await db
    .select({ studentId: students.id, full_name: other.fullName, email: other.email })
    .from(students)
    .innerJoin(
      other,
      and(
        eq(other.instructorId, students.instructorId),
        eq(other.mailboxKey, students.mailboxKey),
        ne(other.kind, 'unconfirmed'),
        ne(other.id, students.id),
        isNull(other.mergedInto),
      ),
    )
    .where(
      and(
        inIds(students.id, studentIds),
        ne(students.kind, 'unconfirmed'),
        exists(
          db
            .select({ id: attempts.id })
            .from(attempts)
            .where(and(eq(attempts.quizId, quizId), eq(attempts.studentId, other.id))),
        ),
      ),
    )
    .orderBy(other.nameKey, other.id)
  return new Map(
    [...Map.groupBy(rows, ({ studentId }) => studentId)].map(([id, found]) => [
      id,
      found.slice(0, named).map(({ full_name, email }) => ({ full_name, email })),
    ]),
  )
}
