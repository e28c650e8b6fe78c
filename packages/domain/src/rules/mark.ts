import type { Finding } from './finding.ts'
import { errorFinding } from './required.ts'

/** Requires an instructor's mark to be a number from 0 to the marks of the question. */
export const markFindings = (mark: number, outOf: number): Finding[] =>
  Number.isFinite(mark) && mark >= 0 && mark <= outOf
    ? []
    : [errorFinding('mark', 'marks_obtained', `The mark must be a number from 0 to ${outOf}`)]

/** Allows an evaluation only of descriptive answers, and only before the student has seen the result. */
export const evaluationFindings = ({
  isDescriptive,
  isDelivered,
}: {
  isDescriptive: boolean
  isDelivered: boolean
}): Finding[] => {
  if (!isDescriptive)
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

/**
 * Requires a decision to state the marks that it gives and, for each answer, the revision that the instructor saw.
 */
export const decisionFindings = ({
  decision,
  marks,
  result_ids,
  revisions,
}: {
  decision: 'mark' | 'confirm' | 'reopen'
  marks?: number | undefined
  result_ids: readonly string[]
  revisions: readonly number[]
}): Finding[] => [
  ...(decision === 'mark' && marks === undefined
    ? [errorFinding('mark', 'marks', 'Give the marks of the answer')]
    : []),
  ...(result_ids.length === revisions.length
    ? []
    : [errorFinding('mark', 'revisions', 'Each answer needs the revision of its marks')]),
]
