import { elementAt } from '@quizwright/domain/defined.ts'
import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { and, asc, eq, inArray, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { students } from '../../database/tables/students.ts'
import { lockStudent } from '../lock-student.ts'
import { toEmailKey, studentValues } from '../student-values.ts'

type KnownStudent = {
  instructorId: string
  details: StudentDetails
  kind: 'confirmed' | 'listed'
}

/**
 * Finds or creates the record of a student whom the instructor knows by e-mail address. An existing record keeps its
 * details. A listed student becomes confirmed when the address is confirmed. Somebody who confirms another address of
 * a known mailbox is the student of that mailbox (ADR 035). The lines of a student list are separate students, because
 * their instructor wrote them. Returns the id of the record, or of the one into which it was merged. The row stays
 * locked until the transaction ends.
 */
export const saveKnownStudent = async (
  tx: Queryable,
  { instructorId, details, kind }: KnownStudent,
  now: Date,
): Promise<string> => {
  if (kind === 'confirmed') {
    const sameMailbox = await findOtherAddress(tx, instructorId, details.email)
    if (sameMailbox !== undefined) return lockStudent(tx, sameMailbox)
  }
  const student = elementAt(
    await tx
      .insert(students)
      .values({ ...studentValues(details), instructorId, kind, createdAt: now })
      .onConflictDoUpdate({
        target: [students.instructorId, students.emailKey],
        targetWhere: sql`${students.kind} in ('confirmed', 'listed')`,
        set: {
          kind: sql`case when excluded.kind = 'confirmed' then excluded.kind else ${students.kind} end`,
        },
      })
      .returning({ id: students.id }),
    0,
  )
  return lockStudent(tx, student.id)
}

/** Finds the first known record of a mailbox, unless there is one with exactly this address. */
const findOtherAddress = async (
  tx: Queryable,
  instructorId: string,
  email: string,
): Promise<string | undefined> => {
  const mailboxKey = toMailbox(email)
  // The lock serializes this. Otherwise two addresses confirmed at the same moment would be two students.
  await lockNames(tx, [`mailbox ${mailboxKey} at ${instructorId}`])
  const known = await tx
    .select({ id: students.id, emailKey: students.emailKey })
    .from(students)
    .where(
      and(
        eq(students.instructorId, instructorId),
        eq(students.mailboxKey, mailboxKey),
        inArray(students.kind, ['confirmed', 'listed']),
      ),
    )
    .orderBy(asc(students.createdAt), asc(students.id))
  const isItself = known.some(({ emailKey }) => emailKey === toEmailKey(email))
  return isItself ? undefined : known[0]?.id
}
