import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import type { QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'

export type Order = 'doubtful first' | 'as in the quiz'

/**
 * Doubtful questions first, then those worth a look, each group by ascending discrimination. A question with too
 * wide intervals is not called doubtful.
 */
export const orderQuestions = (
  questions: readonly QuestionStatistics[],
  order: Order,
): QuestionStatistics[] => {
  const inQuiz = (a: QuestionStatistics, b: QuestionStatistics) => a.question_no - b.question_no
  if (order === 'as in the quiz') return questions.toSorted(inQuiz)
  return questions.toSorted(
    (a, b) =>
      urgencyOf(b) - urgencyOf(a) ||
      (urgencyOf(a) > 0 ? discriminationOf(a) - discriminationOf(b) : 0) ||
      inQuiz(a, b),
  )
}

const urgencyOf = ({ revisions: [newest] }: QuestionStatistics): number => {
  const verdict = newest && judgeQuestion(newest)
  if (verdict === 'doubtful') return 2
  return verdict === 'worth a look' ? 1 : 0
}

const discriminationOf = ({ revisions }: QuestionStatistics): number =>
  revisions[0]?.discrimination.value ?? 0
