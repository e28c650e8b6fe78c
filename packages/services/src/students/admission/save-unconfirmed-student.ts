import { defined } from '@quizwright/domain/defined.ts'
import { createHash } from 'node:crypto'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { buildOnce, placeholdersOf } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { students } from '../../database/tables/students.ts'
import { lockStudent } from '../lock-student.ts'
import { resolveMerged } from '../resolve-merged.ts'
import { studentName } from '../student-name.ts'
import { columnsOfDetails, studentValues } from '../student-values.ts'

type UnconfirmedStudent = {
  instructorId: string
  details: StudentDetails
  /** The hash of the browser's secret. A browser without a secret counts as a new one each time. */
  browserHash: string | undefined
}

/**
 * Finds or creates the record of a student whose identity was only typed. It is a new record, unless the same
 * browser has sent exactly the same details before: details that a stranger types never change or join an existing
 * record. Returns the record, or the one into which it was merged. The row stays locked until the transaction ends, so
 * that two attempts begun at the same time get different numbers.
 */
export const saveUnconfirmedStudent = async (
  tx: Queryable,
  { instructorId, details, browserHash }: UnconfirmedStudent,
  now: Date,
): Promise<{ id: string; name: string }> => {
  const detailsKey = browserHash === undefined ? null : keyOf(details, browserHash)
  const [stored] = await findOrInsert(tx, {
    ...studentValues(details),
    instructorId,
    detailsKey,
    createdAt: now,
  })
  // Writing the row has locked it.
  const student = defined(stored, 'the student')
  if (student.mergedInto === null) return student
  const id = await lockStudent(tx, student.mergedInto)
  const [kept] = await tx
    .select({ id: students.id, name: studentName })
    .from(students)
    .where(eq(students.id, id))
  return defined(kept, 'the student')
}

const findOrInsert = buildOnce((tx) =>
  tx
    .insert(students)
    .values({
      ...placeholdersOf(...columnsOfDetails, 'instructorId', 'detailsKey', 'createdAt'),
      kind: 'unconfirmed',
    })
    .onConflictDoUpdate({
      target: [students.instructorId, students.detailsKey],
      // This changes nothing. Setting a column of the unique index would lock the row against others that refer to
      // it.
      set: { nameKey: sql`${students.nameKey}` },
    })
    .returning({ id: students.id, name: studentName, mergedInto: students.mergedInto }),
)

/** Returns the id of the record of details that this browser sent before, or of the one it is merged into. */
export const findUnconfirmedStudent = async (
  db: Queryable,
  { instructorId, details, browserHash }: UnconfirmedStudent & { browserHash: string },
): Promise<string | undefined> => {
  const [student] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.instructorId, instructorId), eq(students.detailsKey, keyOf(details, browserHash))))
  return student && resolveMerged(db, student.id)
}

/** All typed details must be equal. Only the case of the e-mail address does not matter. */
const keyOf = (details: StudentDetails, browserHash: string): string => {
  const { full_name: name, email, phone, city, country, university } = details
  const typed = JSON.stringify([browserHash, name, email.toLowerCase(), phone, city, country, university])
  return createHash('sha256').update(typed).digest('hex')
}
