import { entryOf } from '@quizwright/domain/defined.ts'

/** A student's attempts, who has them by now, and whether any answer is marked already. */
export type StudentAttempts = { attemptIds: readonly string[]; marker: string | null; isBegun: boolean }

/**
 * Gives each student to a marker, so that all have nearly as many students. Students whose marking has begun stay with
 * their marker, and others too, as long as nobody has more than their part.
 */
export const divideStudents = (
  students: readonly StudentAttempts[],
  markerIds: readonly string[],
): Map<string, string> => {
  const counts = new Map(markerIds.map((id) => [id, 0]))
  const divided = new Map<string, string>()
  const give = ({ attemptIds }: StudentAttempts, marker: string) => {
    counts.set(marker, entryOf(counts, marker) + 1)
    for (const id of attemptIds) divided.set(id, marker)
  }
  const part = Math.ceil(students.length / Math.max(1, markerIds.length))
  const isKnown = (id: string | null): id is string => id !== null && counts.has(id)
  const moved: StudentAttempts[] = []
  for (const student of students.toSorted((one, other) => Number(other.isBegun) - Number(one.isBegun))) {
    const { marker, isBegun } = student
    if (isKnown(marker) && (isBegun || entryOf(counts, marker) < part)) give(student, marker)
    else moved.push(student)
  }
  for (const student of moved) {
    const [least] = markerIds.toSorted((one, other) => entryOf(counts, one) - entryOf(counts, other))
    if (least !== undefined) give(student, least)
  }
  return divided
}
