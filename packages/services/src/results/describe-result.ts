import { passes } from '@quizwright/domain/rules/grade.ts'
import type { ResultCorrection } from '@quizwright/domain/schemas/result-correction.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import type { LateCounts } from '../attempts/late-answers/read-own-late-answers.ts'
import type { AttemptRow } from './attempt-row.ts'
import type { NamedStudent } from './read-same-mailbox.ts'

export type Marks = {
  skipped: string[]
  marked: string[]
  questions?: number | undefined
  toMark?: number
  corrections?: ResultCorrection[]
  late?: LateCounts | undefined
  sameMailbox?: NamedStudent[] | undefined
}

/**
 * Returns a result in the form of the wire, without its questions. While an attempt is not graded, its marks are
 * null and its other figures 0.
 */
export const describeResult = (
  row: AttemptRow,
  marks: Marks = { skipped: [], marked: [] },
): ListedResult => ({
  _id: row.id,
  user_id: row.studentId,
  quiz: {
    _id: row.quizId,
    name: row.quizName,
    quiz_type: row.quizType,
    passing_percentage: row.passingPercentage,
  },
  quiz_id: row.quizId,
  session_id: row.sessionId,
  session_name: row.sessionName,
  user: {
    id: row.studentId,
    uid: row.studentId,
    full_name: row.studentName,
    email: row.email,
    phone: row.phone,
    uid_phone: row.phone,
    city: row.city,
    university: row.university,
    created_at: row.studentCreatedAt,
    is_confirmed: row.isConfirmed,
  },
  marks_obtained: row.obtainedMarks,
  obtained_marks: row.obtainedMarks,
  total_marks: row.totalMarks ?? 0,
  correct_percentage: row.correctPercentage ?? 0,
  correct_count: row.correctCount ?? 0,
  incorrect_count: row.incorrectCount ?? 0,
  skipped_count: row.skippedCount ?? 0,
  skipped_questions: marks.skipped,
  marked_questions: marks.marked,
  time_spent: row.timeSpent ?? 0,
  result: row.correctPercentage !== null && passes(row.correctPercentage, row.passingPercentage),
  country: row.country,
  created_at: row.submittedAt,
  attempt_number: row.number,
  being_graded: row.obtainedMarks === null,
  ...(marks.corrections && { corrections: marks.corrections }),
  ...(marks.late && { late_answers: marks.late }),
  ...(marks.sameMailbox && { same_mailbox: marks.sameMailbox }),
  ...(marks.questions !== undefined && { question_count: marks.questions }),
  ...(row.obtainedMarks === null && { to_mark: marks.toMark ?? 0 }),
})
