import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { StudentMerge, StudentRecord } from '@quizwright/contracts/schemas/student.ts'
import { alias, and, asc, count, desc, eq, isNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { studentMerges, students } from '../../database/tables/students.ts'

const listed = 5_000
const listedMerges = 200

/**
 * Reads the records of the students who took a quiz, by name, and their instructor's merges that were not undone.
 */
export const readStudents = async (
  db: Queryable,
  { quizId, instructorId }: { quizId: string; instructorId: string },
): Promise<{ students: StudentRecord[]; merges: StudentMerge[] }> => {
  const records = await db
    .select({ student: students, n: count() })
    .from(attempts)
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(eq(attempts.quizId, quizId))
    .groupBy(students.id)
    .orderBy(asc(students.nameKey), asc(students.id))
    .limit(listed)
  const kept = alias(students, 'kept')
  const merges = await db
    .select({ merge: studentMerges, kept, merged: students })
    .from(studentMerges)
    .innerJoin(kept, eq(kept.id, studentMerges.keptId))
    .innerJoin(students, eq(students.id, studentMerges.mergedId))
    .where(and(eq(studentMerges.instructorId, instructorId), isNull(studentMerges.undoneAt)))
    .orderBy(desc(studentMerges.id))
    .limit(listedMerges)
  return {
    students: records.map(({ student, n }) => ({
      _id: student.id,
      ...named(student),
      phone: student.phone,
      kind: student.kind,
      attempts: n,
    })),
    merges: merges.map(({ merge, ...pair }) => ({
      _id: merge.id,
      kept: named(pair.kept),
      merged: named(pair.merged),
      attempts: merge.attemptIds.length,
      merged_at: serializeDateTime(merge.mergedAt),
    })),
  }
}

const named = ({ fullName, email }: typeof students.$inferSelect) => ({ full_name: fullName, email })
