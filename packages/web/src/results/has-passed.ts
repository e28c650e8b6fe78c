import { passes } from '@quizwright/contracts/rules/grade.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'

type Judged = Pick<ListedResult, 'correct_percentage' | 'result'> & {
  quiz: Pick<ListedResult['quiz'], 'passing_percentage'>
}

/**
 * Whether a result passes, judged here by the quiz's percentage, as its grade is. The services' own verdict
 * counts only where the answer leaves that percentage out.
 */
export const hasPassed = ({ correct_percentage, quiz: { passing_percentage }, result }: Judged): boolean =>
  passing_percentage === undefined ? result : passes(correct_percentage, passing_percentage)
