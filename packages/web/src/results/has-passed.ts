import { passes } from '@quizwright/domain/rules/grade.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'

type PassCriteria = Pick<ListedResult, 'correct_percentage' | 'result'> & {
  quiz: Pick<ListedResult['quiz'], 'passing_percentage'>
}

/**
 * Whether a result reaches the passing percentage of its quiz. If the response does not include it, the
 * services' own decision is used.
 */
export const hasPassed = ({
  correct_percentage,
  quiz: { passing_percentage },
  result,
}: PassCriteria): boolean =>
  passing_percentage === undefined ? result : passes(correct_percentage, passing_percentage)
