import type { QuizType } from '../schemas/quiz.ts'
import type { Finding } from './finding.ts'
import { errorFinding } from './required.ts'

/** Requires an instructor's mark to be a number from 0 to the marks of the question. */
export const markFindings = (mark: number, outOf: number): Finding[] =>
  Number.isFinite(mark) && mark >= 0 && mark <= outOf
    ? []
    : [errorFinding('mark', 'marks_obtained', `The mark must be a number from 0 to ${outOf}`)]

/** Allows an evaluation only of descriptive answers, and only before the student has seen the result. */
export const evaluationFindings = ({
  quizType,
  isDelivered,
}: {
  quizType: QuizType
  isDelivered: boolean
}): Finding[] => {
  if (quizType !== 'daq')
    return [
      errorFinding('evaluation', 'question_id', 'Only an answer to a descriptive question can be evaluated'),
    ]
  return isDelivered
    ? [
        errorFinding(
          'delivered',
          'instructor_updated_evaluation',
          'This result was already delivered to the student, so its evaluation can no longer be changed',
        ),
      ]
    : []
}
